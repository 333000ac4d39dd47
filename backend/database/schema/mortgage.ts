import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { onboardingStatuses } from '#contract/domain/mortgage/onboarding.ts';
import { accounts } from './accounts.ts';
import { editable, identity, removable, rowId, written } from './columns.ts';
import { between, checked, indexed, notNegative, oneOf, searched } from './constraints.ts';
import { cities } from './geography.ts';
import { idsOf } from './idsOf.ts';
import { users } from './people/people.ts';

/**
 * A partner on the way to sell mortgages: statuses 1 to 5, sub-statuses 1 to 16 of which 14, 15 and 16 are bank
 * update requested, rejected and approved (T54). The remark type is 2 in those while the status is 5, else 1.
 */
export const mortgagePartners = pgTable(
  'mortgage_partners',
  {
    id: identity(),
    accountId: rowId().references(() => accounts.id, { onDelete: 'restrict' }),
    agentId: rowId().references(() => users.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    cityId: rowId().references(() => cities.id, { onDelete: 'restrict' }),
    firmName: text(),
    pan: text(),
    gstin: text(),
    yearsInBusiness: integer(),
    onBoardingStatusId: smallint().notNull().default(1),
    onBoardingSubStatusId: smallint().notNull().default(1),
    ...editable,
    ...removable,
  },
  t => [
    oneOf(t.onBoardingStatusId, idsOf(onboardingStatuses)),
    between(t.onBoardingSubStatusId, 1, 16),
    ...notNegative(t.yearsInBusiness),
    uniqueIndex('mortgage_partners_phone_unique')
      .on(t.phone)
      .where(sql`${t.deletedAt} is null`),
    ...indexed(t.accountId, t.agentId, t.cityId, t.onBoardingStatusId, t.updatedAt),
    ...searched(t.name),
  ],
);

/** Who signs the agreement for a partner. */
export const mortgageSignatories = pgTable(
  'mortgage_signatories',
  {
    id: identity(),
    mortgagePartnerId: rowId()
      .notNull()
      .references(() => mortgagePartners.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    email: text(),
    phone: text(),
    pan: text(),
    aadhaarLastFour: text(),
    ...editable,
  },
  t => indexed(t.mortgagePartnerId),
);

/** Where a partner is paid; a change is a new row that has to be approved. */
export const mortgageBankDetails = pgTable(
  'mortgage_bank_details',
  {
    id: identity(),
    mortgagePartnerId: rowId()
      .notNull()
      .references(() => mortgagePartners.id, { onDelete: 'restrict' }),
    holderName: text().notNull(),
    accountNumber: text().notNull(),
    ifsc: text().notNull(),
    bankName: text(),
    state: text({ enum: ['requested', 'approved', 'rejected', 'replaced'] })
      .notNull()
      .default('requested'),
    ...editable,
  },
  t => [
    ...checked(t),
    uniqueIndex('mortgage_bank_details_approved_unique')
      .on(t.mortgagePartnerId)
      .where(sql`${t.state} = 'approved'`),
    ...indexed(t.mortgagePartnerId),
  ],
);

/** Each act on a partner, with the remark given. Append-only. */
export const mortgageHistory = pgTable(
  'mortgage_history',
  {
    id: identity(),
    mortgagePartnerId: rowId()
      .notNull()
      .references(() => mortgagePartners.id, { onDelete: 'restrict' }),
    action: text().notNull(),
    fromStatusId: smallint(),
    fromSubStatusId: smallint(),
    toStatusId: smallint().notNull(),
    toSubStatusId: smallint().notNull(),
    remarkType: smallint().notNull().default(1),
    remark: text(),
    ...written,
  },
  t => [
    oneOf(t.remarkType, [1, 2]),
    index('mortgage_history_partner_index').on(t.mortgagePartnerId, t.id),
  ],
);
