import Type from 'typebox';
import { idParams, removeAnswer, removeBody, rowId, strictObject, updateBody } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { catalogueRoles } from './catalogueRoles.ts';
import { linePriceCalls } from './linePrices.ts';
import { packagePrice, priceFields } from './pricingFields.ts';
import { priceImportCalls } from './pricingImport.ts';

const { needed, more } = priceFields;
const ofAccount = { accountId: Type.Optional(rowId) };

/** Prices of packages (part 2 sections 2, 3 and 7). */
export const pricingCalls = [
  defineCall({
    id: 'packagePrices.ofPackage',
    method: 'GET',
    path: '/sapna/v2/package-price/{id}',
    kind: 'read',
    access: catalogueRoles,
    summary: 'The prices of one package, a page at a time',
    source: 'part 2 §7, T68',
    params: idParams,
    query: strictObject(listQuery),
    answer: pageOf(packagePrice),
  }),
  defineCall({
    id: 'packagePrices.list',
    method: 'GET',
    path: '/console/v1/package-prices',
    kind: 'read',
    access: catalogueRoles,
    summary: 'The prices of all packages, a page at a time; one of them with filters=id==5',
    source: 'part 2 §2, T68, decision record 0012',
    query: strictObject(listQuery),
    answer: pageOf(packagePrice),
  }),
  defineCall({
    id: 'packagePrices.create',
    method: 'POST',
    path: '/console/v1/package-prices',
    kind: 'change',
    access: catalogueRoles,
    summary: 'Add a price to the package that the body names',
    source: 'part 2 §2, decision record 0012',
    body: strictObject({ packageId: Type.Integer(), ...needed, ...more }),
    answer: packagePrice,
  }),
  defineCall({
    id: 'packagePrices.add',
    method: 'POST',
    path: '/sapna/v2/package-price/add/{id}',
    kind: 'change',
    access: catalogueRoles,
    summary: 'Add a price to a package',
    source: 'part 2 §3, §5, §7, T51, T74, T99',
    params: idParams,
    body: strictObject({ ...needed, ...more }),
    answer: packagePrice,
  }),
  defineCall({
    id: 'packagePrices.update',
    method: 'PUT',
    path: '/sapna/v2/package-price/updatePackagePrice/{id}',
    kind: 'change',
    access: catalogueRoles,
    summary: 'Change a price',
    source: 'part 2 §3, §5, §7, T51, T74, T99',
    params: idParams,
    body: updateBody({ packageId: Type.Integer(), ...needed }, more),
    answer: packagePrice,
  }),
  defineCall({
    id: 'packagePrices.remove',
    method: 'PUT',
    path: '/sapna/v2/package-price/delete',
    kind: 'delete',
    access: catalogueRoles,
    summary: 'Remove prices of packages that NetSuite has not taken over; all of them or none',
    source: 'part 2 §7, T51',
    body: removeBody,
    answer: removeAnswer,
  }),
  defineCall({
    id: 'packagePrices.forAccount',
    method: 'POST',
    path: '/sapna/v2/package-price/{packageId}',
    kind: 'read',
    access: 'signed-in',
    summary: 'What a package costs an account today; the account in query or body',
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
      prices: Type.Array(packagePrice),
    }),
  }),
  ...linePriceCalls,
  ...priceImportCalls,
] as const;
