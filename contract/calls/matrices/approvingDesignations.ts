import Type from 'typebox';
import schema from '#form-schemas/approving-designation.schema.json' with { type: 'json' };
import { approvalMatrixDomainId, domains } from '../../domain/accounts/domains.ts';
import { matrixApprovalTypes } from '../../domain/approvals/matrixTypes.ts';
import { recordCalls } from '../recordCalls.ts';
import type { ApprovingDesignation, ApprovingDesignationFields } from '../recordTypes.ts';
import { adminGroupRoles } from '../adminGroupRoles.ts';
import { numberInQuery } from '../numberInQuery.ts';

const path = '/sapna/approving-designations';
const domainIds = domains.map(({ id }) => id);
const approvalType = Type.Optional(Type.Enum(matrixApprovalTypes));
const query = { approvalType, domainId: Type.Optional(numberInQuery(domainIds)) };

/** Designations that decide approvals of a type on a level (part 1 section 7, decision record 0026). */
export const approvingDesignationCalls = recordCalls<
  ApprovingDesignation,
  ApprovingDesignationFields
>()({
  area: 'approvingDesignations',
  schema,
  called: ['approving designation', 'approving designations'],
  access: adminGroupRoles,
  source: 'part 1 §7, part 2 §7, T68, T119, decision record 0026',
  list: {
    at: `GET ${path}`,
    summary: 'Who decides on approvals, by type and level; domain 5 by default',
    query: {
      approvalType,
      domainId: Type.Optional(numberInQuery(domainIds, { default: approvalMatrixDomainId })),
    },
  },
  create: {
    at: `POST ${path}`,
    summary: 'Let a designation decide on a level; type and domain in query or body',
    query,
  },
  remove: {
    at: `DELETE ${path}`,
    by: 'query-or-body',
    query,
    summary:
      'Remove designations from levels; all of them or none; no level below another may become empty',
  },
});
