import Type from 'typebox';
import { packageAgentTypes } from '../../domain/catalogue/packageTitles.ts';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';

const paise = Type.Integer({ minimum: 0, description: 'In paise, without GST' });

/** What a seller on the phone is offered; the names are the specification's (part 3 section 3). */
const offered = {
  packageId: rowId,
  packageName: Type.String(),
  packageFamilyName: Type.String(),
  /** In force today, the lowest of the cities asked for. */
  actualPrice: paise,
  /** The highest in force today anywhere. */
  markupPrice: paise,
  promotedDays: Type.Optional(Type.Integer({ minimum: 1 })),
};

/** Prices as the calling pages of owners and tenants ask for them (part 3 section 7, decision record 0013). */
export const linePriceCalls = [
  defineCall({
    id: 'packagePrices.ofOwner',
    method: 'GET',
    path: '/sapna/v5/package-price/owner',
    kind: 'read',
    access: 'signed-in',
    summary: 'Today’s prices of the packages for owners for a profile, lowest first',
    source: 'part 3 §3, §7, decision record 0013',
    query: strictObject({
      accountAgentType: Type.Optional(Type.Enum(packageAgentTypes)),
      profileUuid: Type.Optional(Type.String({ format: 'uuid' })),
    }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          ...offered,
          /** The lowest that the first approval level may grant. */
          discountedPrice: paise,
          /** Packages of the profile that still run, on which this one could be sold in addition. */
          addOnBasePackages: Type.Array(
            Type.Object({
              packageId: rowId,
              packageName: Type.String(),
              endDate: Type.Optional(Type.String({ format: 'date' })),
            }),
          ),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'packagePrices.ofTenant',
    method: 'GET',
    path: '/sapna/v2/package-price/tenant',
    kind: 'read',
    access: 'signed-in',
    summary: 'Today’s prices of the packages for tenants, lowest first; in one city with cityId',
    source: 'part 3 §7, T41, decision record 0013',
    query: strictObject({ cityId: Type.Optional(rowId) }),
    answer: Type.Object({ results: Type.Array(Type.Object(offered)) }),
  }),
] as const;
