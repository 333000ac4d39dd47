import Type from 'typebox';
import { approvalMatrixDomainId, domains } from '../../domain/accounts/domains.ts';
import { matrixApprovalTypes, mostLevels } from '../../domain/approvals/matrixTypes.ts';
import { removeAnswer, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { adminGroupRoles } from './adminGroupRoles.ts';
import { numberInQuery } from './numberInQuery.ts';
import { removalBody, removeQuery } from './removals.ts';

const approvalType = Type.Enum(matrixApprovalTypes);
const domainIds = domains.map(({ id }) => id);
const domainId = Type.Enum(domainIds);
const level = Type.Integer({ minimum: 1, maximum: mostLevels });

/** A designation that decides approvals of a type on a level. */
export const approvingDesignation = Type.Object({
  id: rowId,
  approvalType,
  domainId,
  level,
  designationId: rowId,
  designationName: Type.String(),
  version: Type.Integer(),
  updatedAt: Type.String({ format: 'date-time' }),
  updatedByName: Type.Optional(Type.String()),
});

const path = '/sapna/approving-designations';

const inQuery = {
  approvalType: Type.Optional(approvalType),
  domainId: Type.Optional(numberInQuery(domainIds)),
};

export const approvingDesignationCalls = [
  defineCall({
    id: 'approvingDesignations.list',
    method: 'GET',
    path,
    kind: 'read',
    access: adminGroupRoles,
    summary: 'Who decides approvals, by type and level; domain 5 unless told otherwise',
    source: 'part 1 §7, part 2 §7, T68, decision record 0026',
    query: strictObject({
      ...listQuery,
      approvalType: Type.Optional(approvalType),
      domainId: Type.Optional(numberInQuery(domainIds, { default: approvalMatrixDomainId })),
    }),
    answer: pageOf(approvingDesignation),
  }),
  defineCall({
    id: 'approvingDesignations.create',
    method: 'POST',
    path,
    kind: 'change',
    access: adminGroupRoles,
    summary: 'Let a designation decide on a level; type and domain in query or body',
    source: 'part 1 §7, part 2 §7, decision record 0026',
    query: strictObject(inQuery),
    body: strictObject({
      approvalType: Type.Optional(approvalType),
      domainId: Type.Optional(domainId),
      level,
      designationId: Type.Integer(),
    }),
    answer: approvingDesignation,
  }),
  defineCall({
    id: 'approvingDesignations.remove',
    method: 'DELETE',
    path,
    kind: 'delete',
    access: adminGroupRoles,
    summary:
      'Take designations out of levels; all of them or none, and no level empty below another',
    source: 'part 1 §7, part 2 §7, T119, decision record 0026',
    query: strictObject({ ...inQuery, ...removeQuery.properties }),
    body: removalBody,
    answer: removeAnswer,
  }),
] as const;
