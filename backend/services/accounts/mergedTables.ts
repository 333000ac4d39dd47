import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  accountActivities,
  accounts,
  builderExclusivityRequests,
  churnSchedules,
  contacts,
  leadDeliveries,
  legalEntities,
  listings,
  mortgagePartners,
  opportunities,
  payments,
  slots,
  termsheets,
  tickets,
  walletPayments,
} from '../../database/schema/index.ts';

export interface MergedTable {
  /** The name under which a merge keeps what it moved. */
  readonly entity: string;
  readonly table: PgTable;
  readonly id: PgColumn;
  /** The account that a row hangs on. */
  readonly accountId: PgColumn;
  /** The same by its name in the database. */
  readonly column: 'account_id' | 'parent_id';
  readonly isVersioned: boolean;
}

const moved = (
  entity: string,
  table: PgTable & { id: PgColumn; accountId: PgColumn },
): MergedTable => ({
  entity,
  table,
  id: table.id,
  accountId: table.accountId,
  column: 'account_id',
  isVersioned: 'version' in table,
});

/**
 * What goes along when accounts are merged. Invoices and the ledger stay as they were written, since they are final; they
 * are reached through their opportunity.
 */
export const mergedTables: readonly MergedTable[] = [
  moved('opportunities', opportunities),
  moved('contacts', contacts),
  moved('legal-entities', legalEntities),
  moved('activities', accountActivities),
  moved('tickets', tickets),
  moved('termsheets', termsheets),
  moved('payments', payments),
  moved('wallet-payments', walletPayments),
  moved('slots', slots),
  moved('listings', listings),
  moved('lead-deliveries', leadDeliveries),
  moved('churn-schedules', churnSchedules),
  moved('mortgage-partners', mortgagePartners),
  moved('exclusivity-requests', builderExclusivityRequests),
  {
    entity: 'child-accounts',
    table: accounts,
    id: accounts.id,
    accountId: accounts.parentId,
    column: 'parent_id',
    isVersioned: true,
  },
];
