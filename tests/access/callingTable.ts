import type { RoleCode } from '#contract/domain/roles.ts';

/** Who writes clients; whose they may be is asserted in tests/conformance/accounts. */
export const clientWriter: readonly RoleCode[] = [
  'admin',
  'master-data',
  'sales-manager',
  'head-of-management',
  'sales-agent',
  'owner-agent',
  'broker-tele-sales',
  'builder-tele-sales',
  'tenant-agent',
  'client-acquisition',
];
/** Who works a queue: the agents of the four lines. */
const queueAgent: readonly RoleCode[] = [
  'owner-agent',
  'broker-tele-sales',
  'builder-tele-sales',
  'tenant-agent',
];
/** Who says how agents work. */
const keeper: readonly RoleCode[] = ['admin', 'sales-manager', 'head-of-management'];

/** Who may make which call of calling; see `table.ts`. */
export const callingTable: Record<string, 'anyone' | 'signed-in' | readonly RoleCode[]> = {
  // Whose opportunities they may be is asserted in tests/conformance/calling.
  'GET /console/v1/calling': clientWriter,
  'GET /console/v1/calling/accounts/{id}': clientWriter,
  'GET /console/v1/calling/queue': clientWriter,
  'POST /console/v1/calling/pull': queueAgent,
  'POST /console/v1/calling/release': queueAgent,
  'POST /console/v1/calls': clientWriter,
  'POST /console/v1/calls/{id}/hang-up': clientWriter,
  'POST /console/v1/calls/{id}/hold': clientWriter,
  'POST /console/v1/calls/{id}/extend': clientWriter,
  'PUT /console/v1/calls/{id}/draft': clientWriter,
  'POST /console/v1/calls/{id}/disposition': clientWriter,
  'POST /console/v1/calls/{id}/redial': clientWriter,
  'POST /console/v1/calls/{id}/undo': clientWriter,
  'POST /sapna/v1/opportunity/get-owner-product-activation': 'signed-in',
  'GET /console/v1/calling-configs': keeper,
  'GET /console/v1/calling-configs/{id}': keeper,
  'POST /console/v1/calling-configs': keeper,
  'PUT /console/v1/calling-configs/{id}': keeper,
  'POST /console/v1/telephony/notices': 'anyone',
  'POST /console/v1/telephony/incoming': 'anyone',
  'POST /console/v1/calling/ring': clientWriter,
  'POST /console/v1/calling/lines/{id}': clientWriter,
  'GET /mystique/v1/soc/pull': ['owner-agent'],
  'GET /mystique/v1/soc/pull/broker': ['broker-tele-sales'],
  'GET /mystique/v1/soc/pull/builder': ['builder-tele-sales'],
  'GET /mystique/v1/soc/pull/tenant': ['tenant-agent'],
  'GET /mystique/v1/soc/{id}': clientWriter,
  'PUT /mystique/v1/soc/{id}': clientWriter,
  'GET /mystique/v1/soc/owner-calling-queue': clientWriter,
  'GET /mystique/v1/cases/opportunity/{id}/call': clientWriter,
  'GET /mystique/v1/cases/{id}/call': clientWriter,
  'POST /mystique/v1/create-call-detail': clientWriter,
  'GET /mystique/v1/agentsphone': clientWriter,
  'POST /kira/app/v3/manual/callNow': clientWriter,
  'GET /kira/bspl/hangup': clientWriter,
  'POST /kira/bspl/dispose': clientWriter,
  // Whom they see and hear is asserted in tests/conformance/calling/floor.test.ts.
  'GET /mystique/v0/activity': 'signed-in',
  'PUT /mystique/v0/activity': 'signed-in',
  'GET /mystique/v0/activity/user-hierarchy': 'signed-in',
  'GET /console/v1/supervisions': 'signed-in',
  'POST /console/v1/calls/{id}/supervision': 'signed-in',
  'POST /console/v1/supervisions/end': 'signed-in',
  // Whose figures they are is asserted in tests/conformance/performance.
  'POST /console/v1/performance': 'signed-in',
  'POST /console/v1/leaderboard': 'signed-in',
  'GET /console/v1/agent-calls': 'signed-in',
  'GET /console/v1/agent-sales': 'signed-in',
  'GET /mystique/v1/sac/get-actions': 'signed-in',
  'GET /mystique/v1/soc/get-actions': 'signed-in',
  'GET /sapphire/v1/agents/status': 'signed-in',
  'PUT /sapphire/v1/agents/status': 'signed-in',
};
