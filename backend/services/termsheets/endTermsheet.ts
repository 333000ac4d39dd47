import { and, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import {
  termsheetMessages,
  termsheetRefusals,
} from '#contract/domain/termsheets/termsheetMessages.ts';
import type { Verb } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { rcmCases, shareLinks, termsheets } from '../../database/schema/index.ts';
import { termsheetOrRefuse } from '../../policies/scopes/termsheetScope.ts';
import { reopenUnlessFinished } from '../opportunities/cases/closeWhenFinished.ts';
import { endLinksOfTermsheet } from '../payments/links/endLinksOfTermsheet.ts';
import { standsInTheWay } from './coverDeal.ts';
import { beforeMove, moveTermsheet, refuseAct } from './moveTermsheet.ts';
import { collectedOfTermsheet } from './termsheetFacts.ts';

const accepted = 5;

/** PUT termsheet/{id}/acceptance: what the client answered, a field of its own (T30). */
export const answerTermsheet: Verb<CallOf<'termsheets.answer'>> = async context => {
  const { db, actor, services, params, body } = context;
  const row = await termsheetOrRefuse(db, actor, 'change', params.id);
  refuseAct(row, 'answer', termsheetMessages.notUpdated);
  if (row.acceptanceId === accepted)
    throw new Refusal('CONFLICT', termsheetMessages.notUpdated, {
      errors: [
        { in: 'body', field: '/acceptanceId', code: 'check', ...termsheetRefusals.answered },
      ],
    });
  const before = await beforeMove(context, row.id);
  return moveTermsheet(context, row, before, {
    action: 'acceptance',
    set: { acceptanceId: body.acceptanceId, acceptedAt: services.now() },
    remark: body.remark?.trim() || null,
  });
};

/** It is over, and with it the links by which it could be read and its milestones be paid. */
const endWith: typeof moveTermsheet = async (context, row, before, move) => {
  const after = await moveTermsheet(context, row, before, move);
  await endLinksOfTermsheet(context, row.id);
  await context.db
    .update(shareLinks)
    .set({ expiresAt: context.services.now() })
    .where(and(eq(shareLinks.entity, 'termsheet'), eq(shareLinks.entityId, row.id)));
  return after;
};

/** PUT termsheet/{id}/cancel: in 1, 2 and 7; its open case goes with it. */
export const cancelTermsheet: Verb<CallOf<'termsheets.cancel'>> = async context => {
  const { db, actor, services, params, body } = context;
  const row = await termsheetOrRefuse(db, actor, 'change', params.id);
  refuseAct(row, 'cancel', termsheetMessages.notUpdated);
  const before = await beforeMove(context, row.id);
  await db
    .update(rcmCases)
    .set({
      status: 'sent-back',
      notes: body.reason,
      decidedAt: services.now(),
      updatedBy: actor.id,
    })
    .where(and(eq(rcmCases.termsheetId, row.id), eq(rcmCases.status, 'open')));
  return endWith(context, row, before, {
    action: 'cancel',
    toStatusId: 5,
    remark: body.reason.trim(),
  });
};

/** PUT termsheet/{id}/drop: an approved one for which nothing was collected and nothing runs. */
export const dropTermsheet: Verb<CallOf<'termsheets.drop'>> = async context => {
  const { db, actor, params, body } = context;
  const row = await termsheetOrRefuse(db, actor, 'change', params.id);
  refuseAct(row, 'drop', termsheetMessages.notUpdated);
  const [facts] = await db
    .select({
      collected: collectedOfTermsheet.mapWith(Number),
      active: sql<number>`(
        select count(*) from opportunity_products part join termsheet_packages covered
          on covered.opportunity_package_id = part.opportunity_package_id
        where covered.termsheet_id = "termsheets"."id" and part.activation_state = 'active'
          and part.deleted_at is null)`.mapWith(Number),
    })
    .from(termsheets)
    .where(eq(termsheets.id, row.id));
  const message = termsheetMessages.notUpdated;
  if (facts?.collected) throw standsInTheWay(message, termsheetRefusals.collected, '/statusId');
  if (facts?.active) throw standsInTheWay(message, termsheetRefusals.active, '/statusId');
  const before = await beforeMove(context, row.id);
  const after = await endWith(context, row, before, {
    action: 'drop',
    toStatusId: 6,
    remark: body.reason.trim(),
  });
  await reopenUnlessFinished(context, row.opportunityId);
  return after;
};
