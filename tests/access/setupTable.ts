import type { RoleCode } from '#contract/domain/roles.ts';

const adminGroup: readonly RoleCode[] = [
  'admin',
  'rcm-approval-admin',
  'master-data',
  'telesales-um',
];
/** The Admin group, and the role that manages users beside it (T24). */
const userReader: readonly RoleCode[] = [...adminGroup, 'user-management'];
const userManager: readonly RoleCode[] = ['admin', 'user-management', 'telesales-um'];

/** The rows of the table for users, mappings and what else is set up; written from the specification and the decisions. */
export const setupTable: Record<string, 'anyone' | 'signed-in' | readonly RoleCode[]> = {
  // Whom they may change, and which roles they may give, is asserted in tests/conformance/users.
  'GET /madrox/data/v1/entity/company-users': userReader,
  'GET /madrox/data/v1/entity/company-users/{id}': userReader,
  'POST /madrox/data/v1/entity/company-users': userManager,
  'PUT /madrox/data/v1/entity/company-users/{id}': userManager,
  'GET /madrox/app/v1/entity/child-list': 'signed-in',
  'PUT /madrox/data/v1/entity/user-role/{id}': userManager,
  'DELETE /madrox/data/v1/entity/user-role/{id}': userManager,
  'GET /madrox/app/v1/hris-user-details': userManager,
  'POST /madrox/app/v1/activate-calling': userManager,
  'PUT /madrox/app/v1/update-contact-details/{id}': userManager,
  'GET /madrox/app/v1/virtual-number': userReader,
  'GET /madrox/app/v1/virtual-number/{id}': userReader,
  'POST /madrox/app/v1/vn-reallocate': userManager,
  'POST /madrox/app/v1/agent-campaign/{id}': userManager,
  'PUT /madrox/app/v1/agent-campaign/{id}': userManager,
  'PUT /madrox/app/v1/update-assigned-accounts': userManager,
  'POST /console/v1/users/{id}/sign-in-link': userManager,
  'GET /console/v1/users/{id}/sign-in-mail': userReader,
  'GET /madrox/app/v1/designations': 'signed-in',
  'GET /console/v1/departments': 'signed-in',
  'GET /sapna/v1/master-sales-branches': 'signed-in',
};
