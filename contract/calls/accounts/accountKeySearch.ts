import Type from 'typebox';
import { rowId } from '../bodies.ts';
import { defineCall } from '../call.ts';

/** What of an account a selector names. */
const key = Type.Enum(['accountId', 'accountName', 'profileId', 'phone', 'email']);

export const accountKeySearchCalls = [
  defineCall({
    id: 'accounts.keySearch',
    method: 'GET',
    path: '/mystique/v1/sac/key-search',
    kind: 'read',
    access: 'signed-in',
    summary: 'Finds accounts by their values; at most five selectors, answered in their order',
    source: 'part 1 §7, T72',
    query: Type.Object(
      {
        /** A JSON list of `{ key, value }`. */
        salesAccountSelectorsArray: Type.String({ maxLength: 4000 }),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          /** Of the selector; its value is not said again, since it may be a phone number. */
          key,
          accounts: Type.Array(
            Type.Object({
              id: rowId,
              accountName: Type.String(),
              profileId: Type.String(),
              agentName: Type.Optional(Type.String()),
              cityName: Type.Optional(Type.String()),
            }),
          ),
        }),
      ),
    }),
  }),
] as const;
