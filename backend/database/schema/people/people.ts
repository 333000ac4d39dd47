import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { roleCodes, type RoleCode } from '#contract/domain/roles.ts';
import { domains } from '#contract/domain/accounts/domains.ts';
import { agentStatuses } from '#contract/domain/calling/agentStatus.ts';
import { day, editable, emptyObject, identity, instant, removable, rowId } from '../columns.ts';
import { checked, indexed, inOrder, oneOf, searched } from '../constraints.ts';
import { idsOf } from '../idsOf.ts';
import { serviceAccounts } from './serviceAccounts.ts';

export const departments = pgTable('departments', {
  id: identity(),
  name: text().notNull().unique(),
  ...editable,
});

/** Designations; 29 to 41 are the master ones of part 1 section 6, 31, 52, 53 and 55 may lack a branch (T98). */
export const designations = pgTable('designations', {
  id: identity(),
  name: text().notNull().unique(),
  companyId: rowId(),
  isMaster: boolean().notNull().default(false),
  isBranchOptional: boolean().notNull().default(false),
  isActive: boolean().notNull().default(true),
  ...editable,
});

/** Master sales branches. */
export const salesBranches = pgTable('sales_branches', {
  id: identity(),
  name: text().notNull().unique(),
  isActive: boolean().notNull().default(true),
  ...editable,
});

/** Staff, and programs (`serviceAccountId`). Never deleted: anyone who leaves becomes inactive. */
export const users = pgTable(
  'users',
  {
    id: identity(),
    uuid: uuid().notNull().unique().defaultRandom(),
    email: text().notNull(),
    /** Absent for accounts that sign in through an external identity account only. */
    passwordHash: text(),
    firstName: text().notNull(),
    lastName: text().notNull().default(''),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`trim(both from first_name || ' ' || last_name)`),
    employeeCode: text(),
    /** 1 active, 0 inactive (part 1 section 4). */
    status: smallint().notNull().default(1),
    designationId: rowId().references(() => designations.id, { onDelete: 'restrict' }),
    departmentId: rowId().references(() => departments.id, { onDelete: 'restrict' }),
    /** The manager. */
    parentId: rowId().references((): AnyPgColumn => users.id, { onDelete: 'restrict' }),
    companyId: rowId(),
    domainId: integer().notNull().default(5),
    countryId: integer().notNull().default(1),
    joiningDate: day(),
    dateOfRelieving: day(),
    mobile: text(),
    /** Language, theme, density, the client line last worked (T23). */
    preferences: jsonb().notNull().default(emptyObject),
    /** Moves whenever a grant does, so that caches and sessions notice (T102). */
    roleVersion: integer().notNull().default(1),
    lastSignInAt: instant(),
    /**
     * Of the row that stands for a program. To all that looks for people it is someone who has left: inactive, without a
     * password and below nobody.
     */
    serviceAccountId: rowId()
      .unique()
      .references(() => serviceAccounts.id, { onDelete: 'restrict' }),
    ...editable,
  },
  t => [
    ...checked(t),
    oneOf(t.status, idsOf(agentStatuses)),
    oneOf(t.domainId, idsOf(domains)),
    inOrder(t.joiningDate, t.dateOfRelieving),
    check(
      'users_service_account_check',
      sql`${t.serviceAccountId} is null or (${t.status} = 0 and ${t.passwordHash} is null and ${t.parentId} is null)`,
    ),
    uniqueIndex('users_email_unique').on(sql`lower(${t.email})`),
    uniqueIndex('users_employee_code_unique').on(t.employeeCode),
    ...indexed(t.designationId, t.departmentId, t.parentId, t.updatedAt),
    ...searched(t.name, t.email),
  ],
);

/**
 * Everyone at or below a person in the tree of managers, the person included; kept with `users.parent_id` by
 * `users_keep_tree`, so that whose rows someone reaches is looked up and not walked.
 */
export const userTree = pgTable(
  'user_tree',
  {
    ancestorId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  t => [primaryKey({ columns: [t.ancestorId, t.userId] }), ...indexed(t.userId)],
);

/** The underlying roles a user holds; an automatic one came along as base role (T1, T14). */
export const roleGrants = pgTable(
  'role_grants',
  {
    id: identity(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    roleCode: text().notNull().$type<RoleCode>(),
    isAutomatic: boolean().notNull().default(false),
    grantedAt: instant().notNull().defaultNow(),
    grantedBy: rowId(),
  },
  t => [oneOf(t.roleCode, roleCodes), unique().on(t.userId, t.roleCode), ...indexed(t.roleCode)],
);

/** The roles as they were picked, before they were expanded into grants. */
export const displayRoleGrants = pgTable(
  'display_role_grants',
  {
    id: identity(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    displayRole: text().notNull(),
    grantedAt: instant().notNull().defaultNow(),
    grantedBy: rowId(),
  },
  t => [unique().on(t.userId, t.displayRole)],
);

/** The embedded HR system: what a look-up by employee code finds. */
export const hrisEmployees = pgTable(
  'hris_employees',
  {
    id: identity(),
    employeeCode: text().notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    mobile: text(),
    designation: text(),
    department: text(),
    managerCode: text(),
    branch: text(),
    joiningDate: day(),
    dateOfRelieving: day(),
    ...editable,
  },
  t => [inOrder(t.joiningDate, t.dateOfRelieving), ...searched(t.name)],
);

/** The phones an agent is called on; one of them is used for calls. */
export const agentPhones = pgTable(
  'agent_phones',
  {
    id: identity(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    phone: text().notNull(),
    isPrimary: boolean().notNull().default(true),
    isCallingActive: boolean().notNull().default(false),
    ...editable,
    ...removable,
  },
  t => [
    uniqueIndex('agent_phones_phone_unique')
      .on(t.phone)
      .where(sql`${t.deletedAt} is null`),
    uniqueIndex('agent_phones_primary_unique')
      .on(t.userId)
      .where(sql`${t.isPrimary} and ${t.deletedAt} is null`),
    index('agent_phones_user_index').on(t.userId),
  ],
);

/** Numbers that ring through to the person who holds them. */
export const virtualNumbers = pgTable(
  'virtual_numbers',
  {
    id: identity(),
    number: text().notNull().unique(),
    userId: rowId().references(() => users.id, { onDelete: 'restrict' }),
    assignedAt: instant(),
    isActive: boolean().notNull().default(true),
    ...editable,
  },
  t => indexed(t.userId),
);
