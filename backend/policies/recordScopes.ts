import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../calls/Actor.ts';
import type { Database } from '../database/client.ts';
import {
  accountMappings,
  accounts,
  contacts,
  legalEntities,
  milestones,
  opportunities,
  opportunityPackages,
  opportunityProjects,
  payments,
  refunds,
  termsheets,
  tickets,
  userIncentives,
  userTargets,
} from '../database/schema/index.ts';
import { amongIds } from '../query/amongIds.ts';
import { accountScope, ofAccountInScope } from './accountScope.ts';
import { incentiveScope } from './incentiveScope.ts';
import { ofOpportunityInScope, opportunityScope } from './opportunityScope.ts';
import { ticketScope } from './ticketScope.ts';

type Asking = Pick<Actor, 'id' | 'grants'>;

interface RecordScope {
  readonly table: PgTable;
  readonly id: PgColumn;
  /** What of the table somebody may read; undefined when it is all of it. */
  readonly readable: (actor: Asking) => SQL | undefined;
}

/** Records that belong to somebody, by the name of their screen. Those that are removed still belong to him. */
const scopes: Readonly<Record<string, RecordScope>> = {
  accounts: {
    table: accounts,
    id: accounts.id,
    readable: actor => accountScope(actor, 'read'),
  },
  contacts: {
    table: contacts,
    id: contacts.id,
    readable: actor => ofAccountInScope(contacts.accountId, actor, 'read'),
  },
  'legal-entities': {
    table: legalEntities,
    id: legalEntities.id,
    readable: actor => ofAccountInScope(legalEntities.accountId, actor, 'read'),
  },
  'account-mappings': {
    table: accountMappings,
    id: accountMappings.id,
    readable: actor => ofAccountInScope(accountMappings.accountId, actor, 'read'),
  },
  'client-tickets': {
    table: tickets,
    id: tickets.id,
    readable: actor => ticketScope(actor, 'read'),
  },
  opportunities: {
    table: opportunities,
    id: opportunities.id,
    readable: actor => opportunityScope(actor, 'read'),
  },
  'opportunity-packages': {
    table: opportunityPackages,
    id: opportunityPackages.id,
    readable: actor => ofOpportunityInScope(opportunityPackages.opportunityId, actor, 'read'),
  },
  milestones: {
    table: milestones,
    id: milestones.id,
    readable: actor => ofOpportunityInScope(milestones.opportunityId, actor, 'read'),
  },
  payments: {
    table: payments,
    id: payments.id,
    readable: actor => ofOpportunityInScope(payments.opportunityId, actor, 'read'),
  },
  refunds: {
    table: refunds,
    id: refunds.id,
    readable: actor => {
      const scope = ofOpportunityInScope(payments.opportunityId, actor, 'read');
      return (
        scope &&
        sql`${refunds.paymentId} in (select ${payments.id} from ${payments} where ${scope})`
      );
    },
  },
  'user-incentives': {
    table: userIncentives,
    id: userIncentives.id,
    readable: actor => incentiveScope(actor, userIncentives.userId),
  },
  'user-targets': {
    table: userTargets,
    id: userTargets.id,
    readable: actor => incentiveScope(actor, userTargets.userId),
  },
  termsheets: {
    table: termsheets,
    id: termsheets.id,
    readable: actor => ofOpportunityInScope(termsheets.opportunityId, actor, 'read'),
  },
  'opportunity-projects': {
    table: opportunityProjects,
    id: opportunityProjects.id,
    readable: actor => ofOpportunityInScope(opportunityProjects.opportunityId, actor, 'read'),
  },
};

/**
 * Those records of a screen that somebody may read, for what tells of records beside their own calls: history, recent
 * changes. Undefined where the grants of the screen say all there is to say.
 */
export const readableOf = async (
  db: Database,
  actor: Asking,
  resource: string,
  ids: readonly string[],
): Promise<ReadonlySet<string> | undefined> => {
  const scope = Object.hasOwn(scopes, resource) ? scopes[resource] : undefined;
  const condition = scope?.readable(actor);
  if (!scope || !condition) return undefined;
  const numbers = ids.map(Number).filter(Number.isSafeInteger);
  const rows = await db
    .select({ id: scope.id })
    .from(scope.table)
    .where(and(amongIds(scope.id, numbers), condition));
  return new Set(rows.map(({ id }) => String(id)));
};
