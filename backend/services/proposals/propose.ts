import { TransactionRollbackError, and, eq, inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { proposalMessages } from '#contract/domain/proposals/proposalMessages.ts';
import { openStates, proposalsResource } from '#contract/domain/proposals/proposalStates.ts';
import { typedId } from '#contract/requests/recordOf.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField, notAllowed, notFound, Refusal } from '../../calls/Refusal.ts';
import { lockByName } from '../../database/lockByName.ts';
import { records } from '../../database/schema/index.ts';
import { transactionWithEffects } from '../../database/transactionWithEffects.ts';
import { openSource, recordScreen } from '../../records/source/openSource.ts';
import { differing } from '../../records/source/writeRecord.ts';
import { applyProposal } from './applyProposal.ts';
import type { Around, Proposal } from './proposalRow.ts';

const titleOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** POST proposals: what a form would save waits for someone else. It is tried out, so that its faults are told now. */
export const propose =
  (around: Around): Verb<CallOf<'proposals.create'>> =>
  async context => {
    const { body, actor, db, audit, services, request } = context;
    const screen = recordScreen(around.screens, body.resource);
    if (!screen.approval) throw new Refusal('CONFLICT', proposalMessages.needsNone);
    if (body.effectiveDay < indiaDay(services.now()))
      throw invalidField('/effectiveDay', 'past', proposalMessages.past);
    const source = openSource({ screen, ...around, services, actor, db, request });
    const [stored] = await source.readByIds([typedId(screen, String(body.recordId))]);
    if (!stored) throw notFound(notThere.record);
    if (!source.may('edit', stored)) throw notAllowed();
    if (stored['version'] !== body.version)
      throw new Refusal('STALE_VERSION', refusals.stale, { current: source.present(stored) });
    const after = differing(body.changes, stored);
    if (!Object.keys(after).some(name => screen.approval?.fields.includes(name)))
      throw new Refusal('CONFLICT', proposalMessages.needsNone);
    const data: Proposal = {
      resource: screen.resource,
      recordId: String(stored.id),
      recordTitle: titleOf(stored[screen.title] ?? stored.id),
      before: Object.fromEntries(Object.keys(after).map(name => [name, stored[name] ?? null])),
      after,
      effectiveDay: body.effectiveDay,
      ...(body.note && { note: body.note }),
      state: 'waiting',
      proposedById: actor.id,
      proposedByName: `${actor.firstName} ${actor.lastName}`.trim(),
    };
    await lockByName(db, `proposal ${data.resource} ${data.recordId}`);
    const [other] = await db
      .select({ id: records.id })
      .from(records)
      .where(
        and(
          eq(records.resource, proposalsResource),
          sql`${records.data} ->> 'resource' = ${data.resource}`,
          sql`${records.data} ->> 'recordId' = ${data.recordId}`,
          inArray(sql`${records.data} ->> 'state'`, [...openStates]),
        ),
      )
      .limit(1);
    if (other) throw new Refusal('CONFLICT', proposalMessages.waitsAlready);
    await transactionWithEffects(db, async inner => {
      await applyProposal({ db: inner, services, request }, around, data);
      throw new TransactionRollbackError();
    }).catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
    const [made] = await db
      .insert(records)
      .values({ resource: proposalsResource, data, createdBy: actor.id, updatedBy: actor.id })
      .returning({ id: records.id });
    if (!made) throw new Error('The insert returned no record');
    await audit.record({
      action: 'create',
      entity: proposalsResource,
      entityId: made.id,
      version: 1,
      after: { ...data },
    });
    return { id: made.id, version: 1, state: data.state };
  };
