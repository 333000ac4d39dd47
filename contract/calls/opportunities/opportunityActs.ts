import Type from 'typebox';
import schema from '#form-schemas/opportunity.schema.json' with { type: 'json' };
import { reassigningRoles } from '../../domain/calling/hierarchy.ts';
import { clientWriters } from '../../domain/clients/clientWriters.ts';
import { paymentCollectors } from '../../domain/payments/paymentRoles.ts';
import { shareLinkBody } from '../sharing/sharing.ts';
import { clearable, idParams, rowId, strictObject } from '../bodies.ts';
import { manyResults } from '../manyResults.ts';
import { defineCall } from '../call.ts';
import { figurePartsAnswer } from '../figureParts.ts';
import { answerOf } from '../recordSchemas.ts';

const opportunity = answerOf(schema);
const note = Type.String({ maxLength: 2000 });
const reason = Type.Optional(Type.String({ maxLength: 500 }));

const shared = Type.Object({
  message: Type.String(),
  /** True when nothing left this machine: the message is in the outbox. */
  isSimulated: Type.Boolean(),
  statusId: rowId,
});

/** What is done with an opportunity beside creating and changing it (part 1 section 7, part 3 section 6). */
export const opportunityActCalls = [
  defineCall({
    id: 'opportunities.markLost',
    method: 'PUT',
    path: '/sapna/v1/opportunity/{id}/mark-opportunity-as-lost',
    kind: 'change',
    access: clientWriters,
    summary: 'Mark an opportunity as lost, with the reason and, where there is one, its detail',
    source: 'part 1 §4, §7, decision record 0090',
    params: idParams,
    body: strictObject({
      sourceId: rowId,
      childId: clearable(rowId),
      comment: clearable(note),
    }),
    answer: opportunity,
  }),
  defineCall({
    id: 'opportunities.assign',
    method: 'PUT',
    path: '/sapna/v1/opportunity/mass-update-assignment',
    kind: 'change',
    access: reassigningRoles,
    summary: 'Reassign opportunities to another agent; those that cannot be say why',
    source: 'part 1 §2, §6, T12',
    body: strictObject({
      opportunityIds: Type.Array(rowId, { minItems: 1, maxItems: 1000, uniqueItems: true }),
      agentId: rowId,
      reason,
    }),
    answer: Type.Object({
      batchId: Type.String(),
      results: manyResults('assigned'),
    }),
  }),
  defineCall({
    id: 'opportunities.autoassign',
    method: 'PUT',
    path: '/sapna/v1/opportunity/{id}/autoassign',
    kind: 'change',
    access: reassigningRoles,
    summary: 'Assign an opportunity to the agent of its line with the fewest open ones',
    source: 'part 1 §7, decision record 0090',
    params: idParams,
    body: strictObject({}),
    answer: opportunity,
  }),
  defineCall({
    id: 'opportunities.migrate',
    calledBy: 'older-client',
    method: 'PUT',
    path: '/sapna/v1/opportunity/migration',
    kind: 'change',
    access: ['admin'],
    summary: 'Move all open opportunities of one agent to another, in one line or in all',
    source: 'part 1 §2, §7, decision record 0090',
    body: strictObject({
      fromAgentId: rowId,
      agentId: rowId,
      line: Type.Optional(Type.Enum(['owner', 'broker', 'builder', 'tenant'])),
      reason,
    }),
    answer: Type.Object({ batchId: Type.String(), moved: Type.Integer({ minimum: 0 }) }),
  }),
  defineCall({
    id: 'opportunities.changeStatus',
    method: 'PATCH',
    path: '/sapna/v1/{entity}/{id}/change-status',
    kind: 'change',
    access: clientWriters,
    summary: 'Post a comment, and with a reason the status and the follow-up that go with it',
    source: 'part 1 §4, §7, T35, T36, decision record 0090',
    params: Type.Object({ entity: Type.Literal('opportunity'), id: rowId }),
    body: strictObject({
      comment: clearable(note),
      caseReasonId: clearable(rowId),
      fupTime: clearable(Type.String({ format: 'date-time' })),
      /** Colleagues whom the comment names by @ and who are told of it. */
      mentionedIds: Type.Optional(Type.Array(rowId, { maxItems: 20, uniqueItems: true })),
    }),
    answer: opportunity,
  }),
  defineCall({
    id: 'opportunities.mentionable',
    method: 'GET',
    path: '/console/v1/opportunities/{id}/mentionable-people',
    kind: 'read',
    access: 'signed-in',
    isBackground: true,
    summary:
      'Colleagues who may read an opportunity and can be mentioned in a comment; the closest first',
    source: 'decision record 0114',
    params: idParams,
    query: strictObject({ search: Type.Optional(Type.String({ maxLength: 60, default: '' })) }),
    answer: Type.Object({
      results: Type.Array(Type.Object({ id: rowId, name: Type.String(), email: Type.String() })),
    }),
  }),
  defineCall({
    id: 'opportunityPackages.changeStatus',
    method: 'PUT',
    path: '/sapna/v1/opportunity/package-status/change-status/{id}',
    kind: 'change',
    access: clientWriters,
    summary: 'Change the status of a package; done only when statusCode says 2XX',
    source: 'part 1 §4, §7, T49',
    params: idParams,
    body: strictObject({ statusId: Type.Integer({ minimum: 1, maximum: 3 }) }),
    answer: Type.Object({ statusCode: Type.String(), statusId: Type.Integer() }),
  }),
  defineCall({
    id: 'opportunities.renewalTags',
    method: 'GET',
    path: '/console/v1/opportunities/{id}/renewal-tags',
    kind: 'read',
    access: 'signed-in',
    summary: 'The kind of renewal of an opportunity, and how soon it ends',
    source: 'part 1 §3, T86',
    params: idParams,
    answer: Type.Object({
      renewalTag: Type.Union([Type.String(), Type.Null()]),
      renewalAlertTag: Type.Union([Type.String(), Type.Null()]),
    }),
  }),
  defineCall({
    id: 'opportunities.figureParts',
    method: 'GET',
    path: '/console/v1/opportunities/{id}/figure-parts',
    kind: 'read',
    access: 'signed-in',
    summary: 'The milestones or payments that a figure of an opportunity consists of, in paise',
    source: 'part 1 §2, §3, T38',
    params: idParams,
    query: strictObject({
      of: Type.Enum(['dealValue', 'collectedAmount', 'pendingCollectionAmount']),
    }),
    answer: figurePartsAnswer,
  }),
  defineCall({
    id: 'opportunities.shareLink',
    method: 'POST',
    path: '/sapna/v4/opportunity',
    kind: 'change',
    access: paymentCollectors,
    summary:
      'Send a payment link of an opportunity to the client, by mail, text message or WhatsApp',
    source: 'part 1 §7, part 3 §6, §8, decision records 0090, 0141',
    body: shareLinkBody,
    answer: shared,
  }),
  defineCall({
    id: 'opportunities.shareTenantLink',
    method: 'POST',
    path: '/sapna/tenant/v1/share-link',
    kind: 'change',
    access: paymentCollectors,
    summary: 'The same for a tenant opportunity',
    source: 'part 3 §6, decision records 0090, 0141',
    body: shareLinkBody,
    answer: shared,
  }),
] as const;
