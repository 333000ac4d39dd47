import Type from 'typebox';
import { batchSize } from '../../domain/lists/pageSizes.ts';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';

/** What of an opportunity a selector names. */
export const opportunityKeys = ['opportunityId', 'opportunityName', 'accountId', 'phone'] as const;
const key = Type.Enum([...opportunityKeys]);

const answer = Type.Object({
  results: Type.Array(
    Type.Object({
      /** Of the selector; its value is not said again, since it may be a phone number. */
      key,
      opportunities: Type.Array(
        Type.Object({
          id: rowId,
          name: Type.String(),
          line: Type.Enum(['owner', 'broker', 'builder', 'tenant']),
          statusId: Type.Integer(),
          caseStatusId: Type.Integer(),
          accountId: rowId,
          accountName: Type.String(),
          agentName: Type.Optional(Type.String()),
        }),
      ),
    }),
  ),
});

export const opportunityKeySearchCalls = [
  defineCall({
    id: 'opportunities.keySearch',
    calledBy: 'older-client',
    method: 'GET',
    path: '/mystique/v1/soc/key-search',
    kind: 'read',
    access: 'signed-in',
    summary: 'Finds opportunities by their values; at most five selectors, answered in their order',
    source: 'part 1 §7, T72, T107',
    query: strictObject({
      /** A JSON list of `{ key, value }`. */
      salesOpportunitySelectorsArray: Type.String({ maxLength: 4000 }),
    }),
    answer,
  }),
  defineCall({
    id: 'opportunities.postKeySearch',
    method: 'POST',
    path: '/mystique/v1/soc/post/key-search',
    kind: 'read',
    access: 'signed-in',
    summary:
      'The same with the selectors in the body, so that no phone number appears in an address',
    source: 'part 1 §7, T15, T72',
    body: strictObject({
      selectors: Type.Array(
        strictObject({ key, value: Type.String({ minLength: 1, maxLength: 200 }) }),
        { minItems: 1, maxItems: batchSize },
      ),
    }),
    answer,
  }),
] as const;
