import Type, { type TUnsafe } from 'typebox';
import schema from '#form-schemas/package-price.schema.json' with { type: 'json' };
import { idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import { createBodyOf } from '../recordSchemas.ts';
import type { PackagePrice, PackagePriceFields } from '../recordTypes.ts';
import { catalogueRoles } from '../catalogue/catalogueRoles.ts';

const path = '/sapna/v2/package-price';

/** Prices of packages (part 2 sections 2, 3 and 7). */
export const packagePriceCalls = recordCalls<PackagePrice, PackagePriceFields>()({
  area: 'packagePrices',
  schema,
  called: ['price', 'prices'],
  access: catalogueRoles,
  source: 'part 2 §2, §3, §5, §7, T51, T68, T74, T99, decision record 0012',
  list: {
    at: 'GET /console/v1/package-prices',
    summary: 'The prices of all packages, a page at a time; one of them with filters=id==5',
    orders: ['id', 'pricePaise', 'updatedAt'],
  },
  create: {
    at: 'POST /console/v1/package-prices',
    summary: 'Add a price to the package in the body',
  },
  update: { at: `PUT ${path}/updatePackagePrice/{id}` },
  remove: {
    at: `PUT ${path}/delete`,
    by: 'body',
    summary: 'Remove prices of packages that are not enabled in NetSuite; all of them or none',
  },
});

const { list, create } = packagePriceCalls.byVerb;
const { packageId: _packageId, ...ofPackage } = schema.properties;
const required = schema.required.filter(name => name !== 'packageId');
const day = Type.String({ format: 'date' });

/** Open deals that are told by name. */
export const mostMetDeals = 10;

const ofAccount = { accountId: Type.Optional(rowId) };

/** The same for the package of the address, and what it costs an account. */
export const pricesOfPackageCalls = [
  defineCall({
    ...list,
    id: 'packagePrices.ofPackage',
    isOfRecords: undefined,
    calledBy: 'older-client',
    path: `${path}/{id}`,
    summary: 'The prices of one package, a page at a time',
    params: idParams,
  }),
  defineCall({
    ...create,
    id: 'packagePrices.add',
    calledBy: 'older-client',
    path: `${path}/add/{id}`,
    summary: 'Add a price to a package',
    params: idParams,
    body: createBodyOf({ required, properties: ofPackage }) as TUnsafe<
      Omit<PackagePriceFields, 'packageId'>
    >,
  }),
  defineCall({
    id: 'packagePrices.plan',
    method: 'POST',
    path: '/console/v1/package-prices/plan',
    kind: 'read',
    access: catalogueRoles,
    summary: 'What a new price from a date would end, and which open deals have its package',
    source: 'decision record 0012',
    body: strictObject({
      packageId: rowId,
      effectiveFrom: Type.Optional(Type.Union([day, Type.Null()])),
      pricing_parameters: Type.Optional(
        Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
      ),
    }),
    answer: Type.Object({
      /** Whether day and parameters are there, so that it can be told what the price ends. */
      isComplete: Type.Boolean(),
      /** The price without a last day that would end the day before. */
      closes: Type.Optional(
        Type.Object({
          id: rowId,
          pricePaise: Type.Integer(),
          effectiveFrom: Type.Optional(day),
          effectiveUntil: day,
        }),
      ),
      deals: Type.Object({
        count: Type.Integer({ minimum: 0 }),
        /** The latest of those that the person may read. */
        results: Type.Array(Type.Object({ id: rowId, name: Type.String() })),
      }),
    }),
  }),
  defineCall({
    id: 'packagePrices.forAccount',
    calledBy: 'older-client',
    method: 'POST',
    path: `${path}/{packageId}`,
    kind: 'read',
    access: 'signed-in',
    summary: 'Today’s price of a package for an account; the account in query or body',
    source: 'part 2 §5, §7, decision record 0012',
    params: Type.Object({ packageId: rowId }),
    query: strictObject(ofAccount),
    body: Type.Union([strictObject(ofAccount), Type.Null()]),
    answer: Type.Object({
      packageId: rowId,
      packageName: Type.String(),
      accountId: rowId,
      isPriceApplicable: Type.Boolean(),
      /** The lowest of the prices, in paise. */
      pricePaise: Type.Optional(Type.Integer({ minimum: 0 })),
      /** In force today in the account's cities; everywhere when the account has none. */
      prices: Type.Array(create.answer),
    }),
  }),
] as const;
