import { boolean, pgTable, smallint, text, unique, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { editable, identity, rowId } from './columns.ts';
import { checked, indexed, searched } from './constraints.ts';
import { opportunities } from './opportunities.ts';
import { users } from './people/people.ts';

/** Categories and subcategories of tickets. */
export const ticketCategories = pgTable(
  'ticket_categories',
  {
    id: identity(),
    parentId: rowId().references((): AnyPgColumn => ticketCategories.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    isActive: boolean().notNull().default(true),
  },
  t => [unique().on(t.parentId, t.name).nullsNotDistinct()],
);

/** What must be told in a ticket of a category. */
export const ticketCategoryAttributes = pgTable(
  'ticket_category_attributes',
  {
    id: identity(),
    ticketCategoryId: rowId()
      .notNull()
      .references(() => ticketCategories.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text({ enum: ['text', 'number', 'date', 'choice'] })
      .notNull()
      .default('text'),
    allowedValues: text().array(),
    isRequired: boolean().notNull().default(false),
  },
  t => [...checked(t), unique().on(t.ticketCategoryId, t.name)],
);

/** A request for help: type, priority and status are 1 for new ones (part 1 section 9). */
export const tickets = pgTable(
  'tickets',
  {
    id: identity(),
    key: text().notNull().unique(),
    summary: text().notNull(),
    description: text(),
    categoryId: rowId()
      .notNull()
      .references(() => ticketCategories.id, { onDelete: 'restrict' }),
    subCategoryId: rowId().references(() => ticketCategories.id, { onDelete: 'restrict' }),
    typeId: smallint().notNull().default(1),
    priorityId: smallint().notNull().default(1),
    statusId: smallint().notNull().default(1),
    reporterId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    assigneeId: rowId().references(() => users.id, { onDelete: 'restrict' }),
    accountId: rowId().references(() => accounts.id, { onDelete: 'restrict' }),
    opportunityId: rowId().references(() => opportunities.id, { onDelete: 'restrict' }),
    ticketReference: text(),
    siteLink: text(),
    ...editable,
  },
  t => [
    ...indexed(
      t.categoryId,
      t.subCategoryId,
      t.reporterId,
      t.assigneeId,
      t.accountId,
      t.opportunityId,
      t.statusId,
      t.updatedAt,
    ),
    ...searched(t.summary, t.key),
  ],
);

export const ticketAttributes = pgTable(
  'ticket_attributes',
  {
    id: identity(),
    ticketId: rowId()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    attributeId: rowId()
      .notNull()
      .references(() => ticketCategoryAttributes.id, { onDelete: 'restrict' }),
    attributeValue: text().notNull(),
  },
  t => [unique().on(t.ticketId, t.attributeId), ...indexed(t.attributeId)],
);
