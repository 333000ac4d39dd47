import type { RoleCode } from '#contract/domain/roles.ts';
import { clientWriter } from './callingTable.ts';

/** The rows of the table for projects of builders; written from the specification and the decisions. */
export const projectTable: Record<string, 'anyone' | 'signed-in' | readonly RoleCode[]> = {
  // Whose clients they are is asserted in tests/conformance/exclusivity.
  'GET /console/v1/builder-projects': 'signed-in',
  'GET /console/v1/builder-exclusivity-requests': 'signed-in',
  'GET /sapna/api/builder-exclusivity/max-slot-end-date': 'signed-in',
  'GET /sapna/api/builder-exclusivity/builder-requests/{id}': 'signed-in',
  'POST /sapna/api/builder-exclusivity': clientWriter,
  // Whose slots they are, and who is named to stop them, is asserted in tests/conformance/slots/npSlots.
  'GET /sapna/np/get-all-slots': 'signed-in',
  'POST /sapna/np/create-slot': clientWriter,
  'GET /console/v1/np-packages': 'signed-in',
  'GET /sapna/np/get-all-pending-activations': 'signed-in',
  'GET /console/v1/project-configurations': 'signed-in',
  'GET /console/v1/np-swap-partners': clientWriter,
  'GET /console/v1/slot-swaps': 'signed-in',
  'GET /sapna/np/approval-page-details/{id}': 'signed-in',
  'GET /sapna/np/get-summary-details': 'signed-in',
  'POST /sapna/np/stop-slot': 'signed-in',
  'POST /sapna/np/swap-slot': clientWriter,
};
