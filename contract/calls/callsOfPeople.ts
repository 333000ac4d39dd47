import type { Call } from './call.ts';
import type { CallId } from './index.ts';

/** What is in front of the dot. */
type Area = CallId extends `${infer Name}.${string}` ? Name : never;

/*
 * What no program calls, whatever its roles: what belongs to the session, the line or the desk of a person, what gives rights, and
 * what one person decides about another's wish.
 */

const areas: ReadonlySet<string> = new Set<Area>([
  'session',
  'ownSecurity',
  // A token makes no token and changes no roles, neither its own nor anybody's.
  'serviceAccounts',
  'apiTokens',
  // Nor does it send elsewhere what it may see.
  'webhooks',
  'webhookDeliveries',
  'webhookEvents',
  // A person's own.
  'views',
  'exportSchedules',
  'approvalDelegations',
  'approvalDelegates',
  // The line and the desk of an agent.
  'calling',
  'calls',
  'kira',
  'cases',
  'agentStatus',
  'activity',
  'supervisions',
]);

const single: ReadonlySet<string> = new Set<CallId>([
  'console.events',
  'console.why',
  'notifications.recent',
  'notifications.read',
  'analytics.pageTiming',
  // How the console is set up concerns those who run it.
  'settings.read',
  // Its answer opens a file to whoever has it.
  'reports.trusted',
  'users.create',
  'users.update',
  'users.setRoles',
  'users.removeRole',
  'users.sendSignInLink',
  'users.signInMail',
  'users.secondFactor',
  'users.resetSecondFactor',
  'soc.pull',
  'soc.pullBroker',
  'soc.pullBuilder',
  'soc.pullTenant',
  'soc.update',
  // Four eyes are those of people.
  'approvals.process',
  'approvals.rejectTask',
  'approvals.passTask',
  'proposals.decide',
  'closureDateChanges.decide',
  'refunds.decide',
  'payoutBatches.decide',
  'incentives.update',
  'mortgagePartners.act',
  // Somebody else approves it, and then it is carried out with the rights of who asked.
  'proposals.create',
  'products.decideForce',
  'rcm.decide',
]);

/** Whether people alone make a call (docs/decisions/0236-who-is-let-in.md). */
export const isOfPeople = ({ id }: Pick<Call, 'id'>): boolean =>
  single.has(id) || areas.has(id.slice(0, id.indexOf('.')));
