import Type from 'typebox';
import { clientTypes } from '../../domain/accounts/clientTypes.ts';
import { discountMatrixKeepers } from '../../domain/approvals/discountMatrixKeepers.ts';
import { mostLevels, mostReviewers } from '../../domain/approvals/matrixTypes.ts';
import { clearable, removeAnswer, rowId, strictObject } from '../bodies.ts';
import { largestAmount } from '../../domain/money/parseAmount.ts';
import { defineCall } from '../call.ts';
import { adminGroupRoles } from '../adminGroupRoles.ts';
import { numberInQuery } from '../numberInQuery.ts';
import { idsInQuery } from '../removals.ts';

const clientTypeId = Type.Enum(clientTypes.map(({ id }) => id));
const level = Type.Integer({ minimum: 1, maximum: mostLevels });
/** Basis points of the rate: 18 percent is 1800. */
const basisPoints = Type.Integer({ minimum: 0, maximum: 10_000 });
const reason = Type.Optional(
  Type.String({ maxLength: 500, description: 'Shown in the history of the matrix' }),
);

/** One designation on one level; an entry without a category has no such field (T65). */
const entry = Type.Object({
  id: rowId,
  clientCategoryId: Type.Optional(rowId),
  designationId: rowId,
  designationName: Type.String(),
  version: Type.Integer(),
  updatedAt: Type.String({ format: 'date-time' }),
  updatedByName: Type.Optional(Type.String()),
});

const designation = Type.Object({ id: rowId, name: Type.String() });

/** Whole paise; null has no limit. */
const dealUntilPaise = Type.Integer({ minimum: 1, maximum: largestAmount });

/** A row of the matrix: who decides what is above the first limit and up to the second. */
export const discountLevel = Type.Object({
  clientTypeId,
  level,
  fromBp: basisPoints,
  untilBp: basisPoints,
  dealUntilPaise: Type.Union([dealUntilPaise, Type.Null()]),
  /** Designations that review before the level decides, in the order given (T44). */
  reviewers: Type.Array(designation),
  /** One of the reviews is enough; else all are needed. */
  isAnyReviewEnough: Type.Boolean(),
  /** By name of the designation. */
  entries: Type.Array(entry),
});

/** Rows by client type, then level. */
const levels = Type.Object({
  results: Type.Array(discountLevel),
  /** How many entries the rows hold. */
  totalCount: Type.Integer({ minimum: 0 }),
  /** Those that may be given a level or a review, by name. */
  designations: Type.Array(designation),
});

const versions = Type.Record(Type.String({ pattern: '^[1-9]\\d{0,15}$' }), Type.Integer(), {
  additionalProperties: false,
});

// The client type is in the query or the body: the specification does not say where (decision T119).
const ofClientType = { clientTypeId: Type.Optional(clientTypeId) };
const inQuery = { clientTypeId: Type.Optional(numberInQuery(clientTypes.map(({ id }) => id))) };

export const discountMatrixCalls = [
  defineCall({
    id: 'discountMatrix.list',
    method: 'GET',
    path: '/sapna/v1/disount-approving-authorities/get-all-entries',
    kind: 'read',
    access: adminGroupRoles,
    summary: 'The discount matrix by level: of one client type, or of all',
    source: 'part 2 §3, §7, T65, T117, decision record 0025',
    query: strictObject({
      ...inQuery,
      clientCategoryId: Type.Optional(
        Type.Integer({ description: 'Accepted as the specification sends it; has no effect' }),
      ),
    }),
    answer: levels,
  }),
  defineCall({
    id: 'discountMatrix.save',
    method: 'POST',
    path: '/sapna/v1/disount-approving-authorities/update/add-entries',
    kind: 'change',
    access: discountMatrixKeepers,
    summary:
      'Add, change and remove entries of one client type; all of them or none; the levels must not leave a gap or overlap',
    source: 'part 2 §7, T117, T119, decision record 0025',
    query: strictObject(inQuery),
    body: strictObject({
      ...ofClientType,
      entries: Type.Optional(
        Type.Array(
          strictObject({
            /** With an id the entry is changed, and the version is needed; without, it is new. */
            id: Type.Optional(rowId),
            version: Type.Optional(rowId),
            level: Type.Optional(level),
            designationId: Type.Optional(Type.Integer()),
            clientCategoryId: clearable(Type.Integer({ minimum: 1, maximum: 32_767 })),
            fromBp: Type.Optional(basisPoints),
            untilBp: Type.Optional(basisPoints),
            dealUntilPaise: clearable(dealUntilPaise),
            reviewerIds: Type.Optional(
              Type.Array(Type.Integer(), { maxItems: mostReviewers, uniqueItems: true }),
            ),
            isAnyReviewEnough: Type.Optional(Type.Boolean()),
          }),
          { maxItems: 500 },
        ),
      ),
      removed: Type.Optional(
        Type.Array(strictObject({ id: rowId, version: rowId }), { maxItems: 500 }),
      ),
      /** By id, all entries that the editor showed: when the stored ones are others, nothing is saved. */
      seen: Type.Optional(versions),
      reason,
    }),
    answer: levels,
  }),
  defineCall({
    id: 'discountMatrix.remove',
    calledBy: 'older-client',
    method: 'DELETE',
    path: '/sapna/v1/disount-approving-authorities/update/delete-entries',
    kind: 'delete',
    access: discountMatrixKeepers,
    summary:
      'Remove entries of one client type; all of them or none; the levels must not leave a gap',
    source: 'part 2 §7, T117, T119, decision record 0025',
    query: strictObject({ ...inQuery, ids: idsInQuery }),
    body: Type.Union([
      strictObject({
        ...ofClientType,
        ids: Type.Optional(Type.Array(rowId, { minItems: 1, maxItems: 1000, uniqueItems: true })),
        versions: Type.Optional(versions),
        reason,
      }),
      Type.Null(),
    ]),
    answer: removeAnswer,
  }),
] as const;
