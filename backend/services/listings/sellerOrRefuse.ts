import { eq } from 'drizzle-orm';
import type { ClientAct } from '#contract/domain/clients/clientReach.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Actor } from '../../calls/Actor.ts';
import { notFound } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { accounts } from '../../database/schema/index.ts';
import { refuseAccount } from '../../policies/scopes/accountScope.ts';

type Asking = Pick<Actor, 'id' | 'grants'>;

/**
 * The account of a seller's profile, for anyone who may act on it.
 * @throws Refusal NOT_FOUND in the words for an account that does not exist, or FORBIDDEN
 */
export const sellerOrRefuse = async (
  db: Database,
  actor: Asking,
  act: ClientAct,
  profileUuid: string,
) => {
  const [row] = await db
    .select({ id: accounts.id, clientTypeId: accounts.clientTypeId })
    .from(accounts)
    .where(eq(accounts.uuid, profileUuid));
  if (!row) throw notFound(notThere.account);
  await refuseAccount(db, actor, act, row.id);
  return row;
};
