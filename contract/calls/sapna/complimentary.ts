import Type from 'typebox';
import { approvalMessages } from '../../domain/approvals/approvalMessages.ts';
import type { RoleCode } from '../../domain/roles.ts';
import { clearable, removeAnswer, removeBody, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';

/** Who gives products away, and who sees it (part 1 section 6 names the refusals, not the roles; record 0012). */
const giverRoles: readonly RoleCode[] = ['admin', 'master-data'];
const viewerRoles: readonly RoleCode[] = [...giverRoles, 'sales-manager'];

const day = Type.String({ format: 'date' });

/** A product given away with a package of the catalogue or on one opportunity; a field without a value is absent. */
export const complimentaryProduct = Type.Object({
  id: rowId,
  productId: rowId,
  productName: Type.String(),
  packageId: Type.Optional(rowId),
  packageName: Type.Optional(Type.String()),
  opportunityId: Type.Optional(rowId),
  opportunityName: Type.Optional(Type.String()),
  quantity: Type.Integer({ minimum: 1 }),
  startDate: Type.Optional(day),
  endDate: Type.Optional(day),
  /** Both ends counted. */
  days: Type.Optional(Type.Integer({ minimum: 1 })),
  reason: Type.Optional(Type.String()),
  active: Type.Boolean(),
  version: Type.Integer(),
  updatedAt: Type.String({ format: 'date-time' }),
  updatedByName: Type.Optional(Type.String()),
});

export const complimentaryCalls = [
  defineCall({
    id: 'complimentaryProducts.list',
    method: 'GET',
    path: '/sapna/v1/complimentary-products',
    kind: 'read',
    access: viewerRoles,
    denied: approvalMessages.mayNotViewComplimentary,
    summary:
      'Complimentary products, a page at a time; of one opportunity with filters=opportunityId==5',
    source: 'part 1 §6, part 2 §3, §7, decision record 0012',
    query: strictObject(listQuery),
    answer: pageOf(complimentaryProduct),
  }),
  defineCall({
    id: 'complimentaryProducts.add',
    method: 'POST',
    path: '/sapna/v1/complimentary-products/add',
    kind: 'change',
    access: giverRoles,
    denied: approvalMessages.mayNotAddComplimentary,
    summary: 'Give a product away, with a package or on an opportunity',
    source: 'part 1 §6, part 2 §3, §7, decision record 0012',
    body: strictObject({
      productId: Type.Integer(),
      quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      packageId: clearable(Type.Integer()),
      opportunityId: clearable(Type.Integer()),
      startDate: clearable(day),
      endDate: clearable(day),
      reason: clearable(Type.String({ maxLength: 500 })),
    }),
    answer: complimentaryProduct,
  }),
  defineCall({
    id: 'complimentaryProducts.remove',
    method: 'PUT',
    path: '/sapna/v1/complimentary-products/delete',
    kind: 'delete',
    access: giverRoles,
    denied: approvalMessages.mayNotAddComplimentary,
    summary: 'Take complimentary products back; all of them or none',
    source: 'part 2 §7, decision record 0012',
    body: removeBody,
    answer: removeAnswer,
  }),
] as const;
