import { automaticRole, type Persona } from '#backend/database/seed/people/personas.ts';
import { roleCodes, type RoleCode } from '#contract/domain/roles.ts';
import { isMenuRoute, rolesOfRoute } from '#contract/domain/roles/routeRoles.ts';
import type { Screen } from '#contract/model/types.ts';
import { isOwn } from '#tests/support/isOwn.ts';
import { clientWriter } from './callingTable.ts';

/** Entries of our own, which the specification's table of menu routes does not have. */
const ownRoutes: Readonly<Record<string, 'signed-in' | readonly RoleCode[]>> = {
  '/complimentary-products': ['admin', 'master-data', 'sales-manager'],
  '/renewal-dashboard': 'signed-in',
  // Anyone who works opportunities may call, and has to record what came of it.
  '/calling': clientWriter,
  '/bank-notices': ['finance'],
  // Read with the opportunity by anyone who reads that; offered to those who decide.
  '/refunds': 'signed-in',
  '/payees': ['admin', 'finance', 'ap-admin'],
  '/payout-batches': ['admin', 'finance', 'ap-admin'],
  '/payout-lines': ['admin', 'finance', 'ap-admin'],
  '/payment': 'signed-in',
  '/invoices': 'signed-in',
  '/termsheet': 'signed-in',
  '/wallet-payments': 'signed-in',
  '/payment-links': 'signed-in',
  '/tan-thresholds': 'signed-in',
  '/approval-page': 'signed-in',
  '/approval-delegations': 'signed-in',
  '/proposals': ['admin', 'sales-manager', 'head-of-management'],
  '/owner-sales-config': ['admin', 'sales-manager', 'head-of-management'],
  '/public-holidays': ['admin', 'sales-manager', 'head-of-management'],
  // One's own jobs, which anyone can have.
  '/jobs': 'signed-in',
  // One's own sessions and factors.
  '/account-security': 'signed-in',
  // One's own schedules.
  '/export-schedules': 'signed-in',
  '/my-incentives': [
    'owner-agent',
    'broker-tele-sales',
    'builder-tele-sales',
    'tenant-agent',
    'sales-manager',
    'head-of-management',
  ],
  // Those whose figures they are, those above them, and those who answer.
  '/incentive-disputes': [
    'owner-agent',
    'broker-tele-sales',
    'builder-tele-sales',
    'tenant-agent',
    'sales-manager',
    'head-of-management',
    'lookup-admin',
    'finance',
  ],
  '/mortgage-partners': [
    'sales-agent',
    'broker-tele-sales',
    'sales-manager',
    'rcm-approval-admin',
    'rcm-user',
    'admin',
    'head-of-management',
  ],
  // Who manages users, and them alone: a token acts with the roles of its account.
  '/record-migrations': ['admin'],
  '/settings': ['admin'],
  '/service-accounts': ['admin', 'user-management', 'telesales-um'],
  '/studio': ['screens'],
  '/screen-versions': ['screens'],
  '/webhooks': ['admin'],
  '/webhook-deliveries': ['admin'],
  '/api-tokens': ['admin', 'user-management', 'telesales-um'],
  '/faqs': 'signed-in',
  '/announcements': 'signed-in',
  // As the calendar.
  '/slot-fill-rate': 'signed-in',
  // As the other ad products.
  '/ad-package': 'signed-in',
  '/ad-briefs': ['admin', 'lookup-admin', 'sales-manager', 'sales-agent', 'content'],
};

/** Whom the file of a screen lets list its records. */
const rolesInFile = ({ access }: Pick<Screen, 'access'>): 'signed-in' | readonly RoleCode[] => {
  if (access === 'signed-in' || access['signed-in']?.do.includes('list')) return 'signed-in';
  return roleCodes.filter(code => access[code]?.do.includes('list'));
};

type Opened = Pick<Screen, 'resource' | 'route' | 'access'>;

const rolesFor = (screen: Opened): 'signed-in' | readonly RoleCode[] => {
  if (isOwn(screen)) return rolesInFile(screen);
  const { route } = screen;
  const own = ownRoutes[route];
  if (own) return own;
  if (!isMenuRoute(route)) throw new Error(`${route} is in neither table of menu routes`);
  return rolesOfRoute(route);
};

/** All roles of a demo person. */
export const rolesOf = (persona: Persona): readonly RoleCode[] => {
  const automatic = automaticRole(persona);
  return automatic ? [...persona.roles, automatic] : persona.roles;
};

/** Whether the roles may open the screen: one of the product by the tables of menu routes, not by what its file grants. */
export const mayOpen = (roles: readonly RoleCode[], screen: Opened): boolean => {
  const allowed = rolesFor(screen);
  return allowed === 'signed-in' || allowed.some(role => roles.includes(role));
};
