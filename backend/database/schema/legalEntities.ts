import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { addressTypes } from '#contract/domain/checks/legalEntityChecks.ts';
import { accounts } from './accounts.ts';
import { editable, identity, paise, removable, rowId } from './columns.ts';
import { checked, indexed, inWordOrder, searched } from './constraints.ts';
import { cities } from './geography.ts';

/** Who is billed. Only the legal name is mandatory; an unregistered customer has no GSTIN (T92). */
export const legalEntities = pgTable(
  'legal_entities',
  {
    id: identity(),
    accountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    legalName: text().notNull(),
    gstin: text(),
    isSez: boolean().notNull().default(false),
    pan: text(),
    tan: text(),
    isUnregisteredCustomer: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    ...editable,
    ...removable,
  },
  t => [
    check('legal_entities_gstin_check', sql`not ${t.isUnregisteredCustomer} or ${t.gstin} is null`),
    ...indexed(t.accountId, t.gstin, t.pan, t.tan),
    ...searched(t.legalName, t.gstin),
    inWordOrder(t.legalName),
  ],
);

/** The billing and the shipping address of a legal entity. */
export const addresses = pgTable(
  'addresses',
  {
    id: identity(),
    legalEntityId: rowId()
      .notNull()
      .references(() => legalEntities.id, { onDelete: 'restrict' }),
    type: text({ enum: addressTypes }).notNull(),
    address: text().notNull(),
    cityId: rowId().references(() => cities.id, { onDelete: 'restrict' }),
    /** Optional here, mandatory for a payment (T91). */
    pincode: text(),
    ...editable,
    ...removable,
  },
  t => [
    ...checked(t),
    check('addresses_pincode_check', sql`${t.pincode} ~ '^[1-9][0-9]{5}$'`),
    uniqueIndex('addresses_type_unique')
      .on(t.legalEntityId, t.type)
      .where(sql`${t.deletedAt} is null`),
    ...indexed(t.legalEntityId, t.cityId),
  ],
);

/** How much tax a TAN may withhold in a financial year, and how much of it is used. */
export const tanThresholds = pgTable(
  'tan_thresholds',
  {
    id: identity(),
    legalEntityId: rowId()
      .notNull()
      .references(() => legalEntities.id, { onDelete: 'restrict' }),
    tan: text().notNull(),
    /** The year it begins in: 2025 is April 2025 to March 2026. */
    financialYear: integer().notNull(),
    limitPaise: paise().notNull(),
    utilizedPaise: paise().notNull().default(0),
    ...editable,
  },
  t => [
    ...checked(t),
    check('tan_thresholds_limit_check', sql`${t.utilizedPaise} <= ${t.limitPaise}`),
    uniqueIndex('tan_thresholds_unique').on(t.legalEntityId, t.tan, t.financialYear),
    ...indexed(t.financialYear),
  ],
);
