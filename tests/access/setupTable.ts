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
  // Mappings of agents: the Admin group keeps them.
  'GET /console/v1/city-agent-mappings': adminGroup,
  'POST /console/v1/city-agent-mappings': adminGroup,
  'PUT /console/v1/city-agent-mappings/{id}': adminGroup,
  'DELETE /console/v1/city-agent-mappings': adminGroup,
  'GET /console/v1/locality-agent-mappings': adminGroup,
  'POST /console/v1/locality-agent-mappings': adminGroup,
  'PUT /console/v1/locality-agent-mappings/{id}': adminGroup,
  'DELETE /console/v1/locality-agent-mappings': adminGroup,
  'GET /console/v1/calling-agent-mappings': adminGroup,
  'POST /console/v1/calling-agent-mappings': adminGroup,
  'PUT /console/v1/calling-agent-mappings/{id}': adminGroup,
  'DELETE /console/v1/calling-agent-mappings': adminGroup,
  'GET /console/v1/digilite-video-tour-mappings': adminGroup,
  'POST /console/v1/digilite-video-tour-mappings': adminGroup,
  'PUT /console/v1/digilite-video-tour-mappings/{id}': adminGroup,
  'DELETE /console/v1/digilite-video-tour-mappings': adminGroup,
  'GET /sapna/v1/sales-agent-branch-city-mapping': adminGroup,
  'POST /sapna/v1/sales-agent-branch-city-mapping': adminGroup,
  'PUT /sapna/v1/sales-agent-branch-city-mapping/{id}': adminGroup,
  'GET /console/v1/owner-cases': ['admin'],
  'GET /mystique/v1/phoenix/active-agents': ['admin'],
  'GET /mystique/v1/phoenix/owner-cases/{agent}': ['admin'],
  'POST /mystique/v1/phoenix/reassign-agent': ['admin'],
  'GET /console/v1/call-logs': 'signed-in',
  'POST /api/V0/call-logs/post-filtered': 'signed-in',
  'POST /api/V0/call-logs/feedback': ['admin', 'lead-auditor', 'lead-delivery-spoc'],
  'GET /api/V0/list/channels': 'signed-in',
  'GET /api/V0/list/lead_generators': 'signed-in',
};
