import type { RoleCode } from '#contract/domain/roles.ts';

/** Rules are the administrator's; those who set targets and calculate read them (part 2 section 6). */
const ruleKeeper: readonly RoleCode[] = ['admin'];
const termReader: readonly RoleCode[] = ['admin', 'lookup-admin'];

/** The part of the table that is about incentives; written by hand like the rest. */
export const incentiveTable: Record<string, 'signed-in' | readonly RoleCode[]> = {
  'GET /sapna/v1/incentive-participant-categories': termReader,
  'POST /console/v1/incentive-participant-categories': ruleKeeper,
  'GET /sapna/v2/incentive-rules': termReader,
  'POST /sapna/v1/incentive-rules/add': ruleKeeper,
  'PUT /sapna/v1/incentive-rules/update/{id}': ruleKeeper,
  'GET /sapna/v1/incentive-slabs': termReader,
  'POST /sapna/v1/incentive-slabs/add': ruleKeeper,
  'PUT /sapna/v1/incentive-slabs/update/{id}': ruleKeeper,
  'GET /sapna/v1/incentive-cycles': 'signed-in',
  // Whose targets and incentives someone sees is asserted in tests/conformance/incentives.
  'GET /sapna/v1/user-targets': 'signed-in',
  'POST /sapna/v1/user-targets/add': ['lookup-admin'],
  'PUT /sapna/v1/user-targets/update/{id}': ['lookup-admin'],
  'POST /sapna/v2/incentive-rules/get-rules': 'signed-in',
  'GET /console/v1/sales-target-sheet': ['lookup-admin'],
  'GET /sapna/v1/user-incentives/by-cycle': 'signed-in',
  'GET /sapna/v1/user-incentives': 'signed-in',
  'GET /sapna/v1/user-incentives/get-details': 'signed-in',
  'GET /console/v1/incentive-payouts': ['admin', 'finance'],
  // Each step has its role; who did the one before does not do the next.
  'PUT /sapna/v1/user-incentives/update/{id}': [
    'lookup-admin',
    'sales-manager',
    'head-of-management',
    'finance',
  ],
  'POST /console/v1/incentive-calculations': ['lookup-admin'],
  // Whose disputes someone sees and answers is asserted in tests/conformance/incentives.
  'GET /console/v1/incentive-disputes': 'signed-in',
  'GET /console/v1/incentive-dispute-messages': 'signed-in',
  'POST /console/v1/user-incentives/{id}/disputes': 'signed-in',
  'POST /console/v1/incentive-disputes/{id}/messages': 'signed-in',
  'POST /console/v1/incentive-disputes/{id}/outcome': 'signed-in',
  'GET /sapna/v1/user-incentives/cycle-wise-payment-report.csv': ['finance'],
};
