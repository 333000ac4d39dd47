import Type from 'typebox';
import { roleCodes } from '../../domain/roles.ts';
import { roleEffect } from '../../domain/userFlags.ts';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';

/** Everyone who may change anything at all (T13): a mail leaves the house. */
const sellers = roleCodes.filter(code => roleEffect(code) === 'modify');

export const shareDetailsCalls = [
  defineCall({
    id: 'packages.shareDetails',
    method: 'POST',
    path: '/sapna/v2/packages/share-details',
    kind: 'change',
    access: sellers,
    summary: 'E-mail the contents and prices of packages to a customer',
    source: 'part 3 §7, §8, decision record 0013',
    body: strictObject({
      packageIds: Type.Array(rowId, { minItems: 1, maxItems: 20, uniqueItems: true }),
      email: Type.String({ format: 'email', maxLength: 254 }),
      note: Type.Optional(Type.String({ maxLength: 1000 })),
    }),
    answer: Type.Object({
      message: Type.String(),
      /** True when nothing left this machine: the message is in the outbox. */
      isSimulated: Type.Boolean(),
    }),
  }),
] as const;
