import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isAccountEditable } from '#contract/domain/accounts/accountStatus.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { told, type Told } from '#contract/domain/messages/told.ts';
import { paymentGroups } from '#contract/domain/payments/paymentStatus.ts';
import type { Actor } from '../../calls/Actor.ts';
import { notFound } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import {
  accounts,
  approvalRequests,
  opportunities,
  payments,
} from '../../database/schema/index.ts';
import { accountsInScope } from '../../policies/scopes/accountScope.ts';

/** Why an account cannot take part in a merge (T60). */
export interface MergeObstacle extends Told {
  readonly accountId: number;
  readonly accountName: string;
}

export interface MergeSides {
  readonly survivor: typeof accounts.$inferSelect;
  readonly others: readonly (typeof accounts.$inferSelect)[];
}

/**
 * The accounts of a merge, locked in the order of their ids when it is to be done.
 * @throws Refusal NOT_FOUND when one of them is not there, was merged, or is not the person's to see
 */
export const mergeSides = async (
  db: Database,
  actor: Actor,
  { survivorId, accountIds }: { survivorId: number; accountIds: readonly number[] },
  isLocked: boolean,
): Promise<MergeSides> => {
  const ids = [survivorId, ...accountIds];
  const select = db
    .select()
    .from(accounts)
    .where(
      and(inArray(accounts.id, ids), isNull(accounts.mergedIntoId), isNull(accounts.deletedAt)),
    )
    .orderBy(accounts.id);
  const rows = await (isLocked ? select.for('update') : select);
  const readable = await accountsInScope(db, actor, 'read', ids);
  const survivor = rows.find(({ id }) => id === survivorId);
  const others = rows.filter(({ id }) => id !== survivorId);
  if (!survivor || others.length < accountIds.length || readable.size < new Set(ids).size)
    throw notFound(notThere.account);
  return { survivor, others };
};

const pendingApprovals = async (db: Database, ids: readonly number[]) => {
  const rows = await db
    .selectDistinct({ accountId: opportunities.accountId })
    .from(approvalRequests)
    .innerJoin(opportunities, eq(opportunities.id, approvalRequests.opportunityId))
    .where(
      and(
        inArray(opportunities.accountId, [...ids]),
        eq(approvalRequests.status, 'PendingApproval'),
      ),
    );
  return new Set(rows.map(({ accountId }) => accountId));
};

const paymentsInProgress = async (db: Database, ids: readonly number[]) => {
  const rows = await db
    .selectDistinct({ accountId: payments.accountId })
    .from(payments)
    .where(
      and(
        inArray(payments.accountId, [...ids]),
        inArray(payments.statusId, [...paymentGroups.pending.statusIds]),
      ),
    );
  return new Set(rows.map(({ accountId }) => accountId));
};

const why = {
  related: told(
    'One of these accounts is the parent of another. A sub-broker cannot be merged with its parent.',
    'इनमें से एक खाता दूसरे का मूल खाता है: सब-ब्रोकर अपने मूल खाते में नहीं मिलाया जाता।',
  ),
  locked: told('This account cannot be edited.', 'यह खाता बदला नहीं जा सकता।'),
  approval: told('An approval of this account is pending.', 'इस खाते का एक अनुमोदन लंबित है।'),
  payment: told('A payment of this account is in progress.', 'इस खाते का एक भुगतान जारी है।'),
};

/** What prevents a merge; none of it is left out, so that it can be cleared at once. */
export const mergeObstacles = async (
  db: Database,
  { survivor, others }: MergeSides,
): Promise<readonly MergeObstacle[]> => {
  const all = [survivor, ...others];
  const ids = all.map(({ id }) => id);
  const [approving, paying] = [await pendingApprovals(db, ids), await paymentsInProgress(db, ids)];
  const isRelated = ({ id, parentId }: MergeSides['survivor']) =>
    all.some(one => one.id !== id && (one.id === parentId || one.parentId === id));
  return all.flatMap(account => {
    const reasons = [
      isRelated(account) && why.related,
      !isAccountEditable(account.statusId) && account === survivor && why.locked,
      approving.has(account.id) && why.approval,
      paying.has(account.id) && why.payment,
    ];
    return reasons.flatMap(reason =>
      reason ? [{ accountId: account.id, accountName: account.name, ...reason }] : [],
    );
  });
};
