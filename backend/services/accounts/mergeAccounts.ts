import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { AccountMerge } from '#contract/calls/recordTypes.ts';
import { accountMergeRecordCalls } from '#contract/calls/accounts/accountMerges.ts';
import { mergeMessages, undoDays } from '#contract/domain/accounts/merging.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { invalidField, notFound, Refusal } from '../../calls/Refusal.ts';
import {
  accountIpMatches,
  accountMergeMoves,
  accountMerges,
  accounts,
  users,
} from '../../database/schema/index.ts';
import type { InWrite, Presented } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { elsewhere, reference } from '../../tables/fields.ts';
import { mergeObstacles, mergeSides } from './mergeObstacles.ts';
import { countRows, moveBack, moveRows } from './moveRows.ts';

const day = 24 * 60 * 60_000;

/** Merges, newest first; a merge is written once and taken back at most once. */
export const accountMergeRecords = declareRecords<AccountMerge & Presented, object>(
  accountMergeRecordCalls,
  {
    resource: 'account-merges',
    table: accountMerges,
    removal: 'hard',
    notThere: notThere.merge,
    fields: (_today, _product, moment) => ({
      survivorId: reference(accountMerges.survivorId, accounts, { order: accounts.name }),
      survivorName: accounts.name,
      mergedNames: sql<string>`(
        select string_agg(other.name, ', ' order by other.id)
        from ${accountMergeMoves} moved join accounts other on other.id = moved.entity_id
        where moved.account_merge_id = ${accountMerges.id} and moved.entity = 'accounts')`,
      movedCount: sql<number>`(
        select count(*) from ${accountMergeMoves} moved
        where moved.account_merge_id = ${accountMerges.id} and moved.entity <> 'accounts')`.mapWith(
        Number,
      ),
      accountIds: elsewhere(sql<number[]>`(
        select coalesce(json_agg(moved.entity_id order by moved.entity_id), '[]')
        from ${accountMergeMoves} moved
        where moved.account_merge_id = ${accountMerges.id} and moved.entity = 'accounts')`),
      reason: elsewhere(sql<string>`(
        select moved.before ->> 'reason' from ${accountMergeMoves} moved
        where moved.account_merge_id = ${accountMerges.id} and moved.entity = 'accounts' limit 1)`),
      mergedByName: sql<string>`(
        select by.name from ${users} by where by.id = ${accountMerges.createdBy})`,
      undoUntil: accountMerges.undoUntil,
      undoneAt: accountMerges.undoneAt,
      state: sql<string>`case when ${accountMerges.undoneAt} is not null then 'undone'
        when ${accountMerges.undoUntil} > ${moment} then 'undoable' else 'final' end`,
    }),
    search: [accounts.name],
    sort: '-createdAt',
    readers: 'granted',
  },
);

type Asked = { survivorId: number; accountIds: readonly number[] };

/** GET account-merge-previews: what a merge would move, and what prevents it. */
export const previewMerge: Verb<CallOf<'accountMerges.preview'>> = async ({ query, db, actor }) => {
  const accountIds = [...new Set(query.accountIds)].filter(id => id !== query.survivorId);
  const sides = await mergeSides(db, actor, { survivorId: query.survivorId, accountIds }, false);
  const present = ({ id, name }: { id: number; name: string }) => ({ id, accountName: name });
  return {
    survivor: present(sides.survivor),
    merged: sides.others.map(present),
    moves: await countRows(db, accountIds),
    obstacles: [...(await mergeObstacles(db, sides))],
    undoDays,
  };
};

/** Merges accounts into the survivor. @throws Refusal CONFLICT naming everything that is in the way (T60) */
const merge = async (
  context: Pick<Context, 'db' | 'audit' | 'services'> & { actor: InWrite['actor'] },
  { survivorId, accountIds, reason }: Asked & { reason: string },
): Promise<AccountMerge> => {
  const { db, actor, audit, services } = context;
  if (accountIds.includes(survivorId))
    throw invalidField('/accountIds', 'itself', mergeMessages.itself);
  if (reason.trim() === '') throw invalidField('/reason', 'required', mergeMessages.reason);
  const sides = await mergeSides(db, actor, { survivorId, accountIds }, true);
  const [first, ...more] = await mergeObstacles(db, sides);
  if (first)
    throw new Refusal('CONFLICT', more.length === 0 ? first : mergeMessages.obstacles, {
      errors: [first, ...more].map(({ accountName, message, hi }) => ({
        in: 'body',
        field: '/accountIds',
        code: 'obstacle',
        message: `${accountName}: ${message}`,
        ...(hi !== undefined && { hi: `${accountName}: ${hi}` }),
      })),
    });
  const now = services.now();
  const [made] = await db
    .insert(accountMerges)
    .values({
      survivorId,
      undoUntil: new Date(now.getTime() + undoDays * day),
      createdAt: now,
      createdBy: actor.id,
    })
    .returning({ id: accountMerges.id });
  if (!made) throw new Error('The merge was not stored');
  await moveRows(db, { mergeId: made.id, survivorId, accountIds, reason: reason.trim() });
  const ids = [survivorId, ...accountIds];
  await db
    .update(accountIpMatches)
    .set({ state: 'merged', version: sql`${accountIpMatches.version} + 1`, updatedBy: actor.id })
    .where(
      and(inArray(accountIpMatches.accountId, ids), inArray(accountIpMatches.otherAccountId, ids)),
    );
  await audit.record(
    ...accountIds.map(id => ({
      action: 'merge' as const,
      entity: 'accounts',
      entityId: id,
      before: { mergedIntoId: null },
      after: { mergedIntoId: survivorId, reason: reason.trim() },
    })),
    {
      action: 'merge',
      entity: 'accounts',
      entityId: survivorId,
      before: {},
      after: { merged: sides.others.map(({ name }) => name).join(', '), reason: reason.trim() },
    },
  );
  return accountMergeRecords.readOne(context, made.id);
};

/** PUT account/merge-accounts/{id}: the account of the path stays. */
export const mergeIntoAccount: Verb<CallOf<'accounts.merge'>> = context =>
  merge(context, { survivorId: context.params.id, ...context.body });

/** POST account-merges: the same for a form that chooses both sides. */
export const createMerge: Verb<CallOf<'accountMerges.create'>> = context =>
  merge(context, context.body);

/** POST account-merges/{id}/undo: thirty days long, once. */
export const undoMerge: Verb<CallOf<'accountMerges.undo'>> = async context => {
  const { params, db, actor, audit, services } = context;
  const [row] = await db
    .select()
    .from(accountMerges)
    .where(eq(accountMerges.id, params.id))
    .for('update');
  if (!row) throw notFound(notThere.merge);
  if (row.undoneAt) throw new Refusal('CONFLICT', mergeMessages.isUndone);
  const now = services.now();
  if (row.undoUntil < now) throw new Refusal('CONFLICT', mergeMessages.isTooLate);
  await moveBack(db, { mergeId: row.id, survivorId: row.survivorId });
  await db
    .update(accountMerges)
    .set({ undoneAt: now, undoneBy: actor.id })
    .where(eq(accountMerges.id, row.id));
  await audit.record({
    action: 'undo-merge',
    entity: 'accounts',
    entityId: row.survivorId,
    before: {},
    after: { undoneMerge: row.id },
  });
  return accountMergeRecords.readOne(context, row.id);
};
