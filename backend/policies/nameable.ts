import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../calls/Actor.ts';
import { accounts, contacts, legalEntities, opportunities } from '../database/schema/index.ts';
import { accountScope, ofAccountInScope } from './scopes/accountScope.ts';
import { opportunityScope } from './scopes/opportunityScope.ts';

type Asking = Pick<Actor, 'id' | 'grants'>;

const scopes = new Map<PgTable, (actor: Asking) => SQL | undefined>([
  [accounts, actor => accountScope(actor, 'read')],
  [opportunities, actor => opportunityScope(actor, 'read')],
  [contacts, actor => ofAccountInScope(contacts.accountId, actor, 'read')],
  [legalEntities, actor => ofAccountInScope(legalEntities.accountId, actor, 'read')],
]);

/**
 * Which rows of a table a person may name in a record: of a client's those that they may read, since a refusal in other
 * words would tell that the others are there (record 0233). Undefined where any row may be named.
 */
export const nameable = (target: PgTable, actor: Asking): SQL | undefined =>
  scopes.get(target)?.(actor);
