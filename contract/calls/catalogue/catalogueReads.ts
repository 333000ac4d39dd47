import Type from 'typebox';
import contentSchema from '#form-schemas/content-package.schema.json' with { type: 'json' };
import type { RoleCode } from '../../domain/roles.ts';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { recordCalls } from '../recordCalls.ts';
import type { ContentPackage, ContentPackageFields } from '../recordTypes.ts';

const source = 'part 1 §2, decision record 0154';
const count = Type.Integer({ minimum: 0 });
const contentRoles: readonly RoleCode[] = ['content', 'admin', 'lookup-admin'];

/** What customers read of packages; the rest of a package is the catalogue's. */
export const contentPackageCalls = recordCalls<ContentPackage, ContentPackageFields>()({
  area: 'contentPackages',
  schema: contentSchema,
  called: ['text of a package', 'texts of packages'],
  access: contentRoles,
  source,
  list: { at: 'GET /console/v1/content-packages' },
  get: { at: 'GET /console/v1/content-packages/{id}' },
  update: { at: 'PUT /console/v1/content-packages/{id}' },
});

export const catalogueReads = [
  ...contentPackageCalls.calls,
  defineCall({
    id: 'adProductConfigs.list',
    method: 'GET',
    path: '/console/v1/ad-product-configs',
    kind: 'read',
    access: 'signed-in',
    summary: 'Product configs of the products that are delivered as ad slots',
    source,
    query: strictObject(listQuery),
    answer: pageOf(
      Type.Object({
        id: rowId,
        productId: rowId,
        productName: Type.String(),
        kind: Type.String(),
        quantity: Type.Optional(Type.Integer()),
        promotedDays: Type.Optional(Type.Integer()),
        cityName: Type.Optional(Type.String()),
        parameters: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
        active: Type.Boolean(),
        updatedAt: Type.String({ format: 'date-time' }),
      }),
    ),
  }),
  defineCall({
    id: 'localityInsights.list',
    method: 'GET',
    path: '/console/v1/locality-insights',
    kind: 'read',
    access: ['locality-insight'],
    summary: 'Supply, demand and prices by locality, counted from listings and their enquiries',
    source,
    query: strictObject(listQuery),
    answer: pageOf(
      Type.Object({
        id: rowId,
        name: Type.String(),
        cityId: rowId,
        cityName: Type.String(),
        regionName: Type.Optional(Type.String()),
        activeListings: count,
        newListings: count,
        projects: count,
        enquiries: count,
        enquiriesBefore: count,
        /** Enquiries of 30 days a hundred active listings. */
        demand: Type.Optional(count),
        /** In paise, of active listings. */
        averageSalePrice: Type.Optional(count),
        /** In paise a month, of active listings. */
        averageRent: Type.Optional(count),
      }),
    ),
  }),
] as const;
