import Type from 'typebox';
import renewalSchema from '#form-schemas/renewal.schema.json' with { type: 'json' };
import {
  lapsedBuckets,
  renewalBuckets,
  renewalProfileTypes,
  renewalSellerTypes,
} from '../../domain/renewals/renewalBuckets.ts';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { renewalDeadline } from '../callDeadlines.ts';
import { recordCalls } from '../recordCalls.ts';
import type { Renewal } from '../recordTypes.ts';

/** Sold packages that end, or that have ended; the specification shows no path of its renewal reports. */
export const renewalRecordCalls = recordCalls<Renewal, object>()({
  area: 'renewals',
  schema: renewalSchema,
  called: ['renewal', 'renewals'],
  access: 'signed-in',
  source: 'part 1 §9, part 2 §6, decision record 0096',
  list: { at: 'GET /console/v1/renewals', orders: ['id', 'endDate'] },
});

const bucketOf = (labels: readonly { readonly label: string }[]) =>
  Type.Object({
    bucket: Type.Enum(labels.map(({ label }) => label)),
    count: Type.Integer({ minimum: 0 }),
    salesPrice: Type.Integer({ minimum: 0 }),
  });

export const renewalCalls = [
  ...renewalRecordCalls.calls,
  defineCall({
    id: 'renewals.summary',
    method: 'GET',
    path: '/console/v1/renewals/summary',
    kind: 'read',
    deadline: renewalDeadline,
    access: 'signed-in',
    summary: 'How many packages are in each bucket, and their sales value',
    source: 'part 1 §9, T78, decision record 0096',
    query: strictObject({
      month: Type.Optional(Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })),
      sellerType: Type.Optional(Type.Enum([...renewalSellerTypes])),
      profileType: Type.Optional(Type.Enum([...renewalProfileTypes])),
      cityId: Type.Optional(rowId),
    }),
    answer: Type.Object({
      renewals: Type.Array(bucketOf(renewalBuckets)),
      lapsed: Type.Array(bucketOf(lapsedBuckets)),
      /** Ended longer ago than the last bucket reaches: in none of them (T78). */
      older: Type.Integer({ minimum: 0 }),
    }),
  }),
] as const;
