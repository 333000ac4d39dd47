import Type from 'typebox';
import { roleCodes } from '../../domain/roles.ts';
import { roleEffect } from '../../domain/roles/userFlags.ts';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { sendingFields } from '../sharing/sharing.ts';

/** Everyone who may change anything at all (T13): a mail leaves the house. */
const sellers = roleCodes.filter(code => roleEffect(code) === 'modify');

export const shareDetailsCalls = [
  defineCall({
    id: 'packages.shareDetails',
    method: 'POST',
    path: '/sapna/v2/packages/share-details',
    kind: 'change',
    access: sellers,
    summary:
      'Send the contents and prices of packages to a customer; of a deal by any channel and at its prices',
    source: 'part 3 §7, §8, decision records 0013, 0141',
    body: strictObject({
      packageIds: Type.Array(rowId, { minItems: 1, maxItems: 20, uniqueItems: true }),
      /** Needed where no deal says who the customer is. */
      email: Type.Optional(Type.String({ format: 'email', maxLength: 254 })),
      opportunityId: Type.Optional(rowId),
      ...sendingFields,
    }),
    answer: Type.Object({
      message: Type.String(),
      /** True when nothing left this machine: the message is in the outbox. */
      isSimulated: Type.Boolean(),
    }),
  }),
] as const;
