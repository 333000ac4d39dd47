import { menuGroups, type MenuGroupName } from '../menuGroups.ts';
import type { RoleCode } from '../roles.ts';

interface MenuRoute {
  readonly group: MenuGroupName;
  /** Roles the specification gives the entry itself; `open` is an entry of a group without roles that has none. */
  readonly own: readonly RoleCode[] | 'group' | 'open';
}

/**
 * Every menu route of part 1 section 2 with the roles of the menu table, its own where it has some (T9, T11) and its
 * group's otherwise (T8). `/reports` has the union of the two places that name it (T10).
 */
export const menuRoutes = {
  '/home': { group: 'work', own: 'open' },
  '/owner-dashboard': { group: 'work', own: ['owner-agent'] },
  '/broker-dashboard': { group: 'work', own: ['broker-tele-sales'] },
  '/builder-dashboard': { group: 'work', own: ['builder-tele-sales'] },
  '/tenant-dashboard': { group: 'work', own: ['tenant-agent'] },
  '/my-opportunities': { group: 'work', own: 'open' },
  '/opportunity-search': { group: 'work', own: 'open' },
  '/my-accounts': { group: 'work', own: 'open' },
  '/manual-dialing': { group: 'work', own: 'open' },
  '/churn-scheduler': { group: 'work', own: ['owner-agent'] },
  '/live-view': { group: 'work', own: 'open' },
  '/performance': { group: 'work', own: 'open' },
  '/agent/performance': { group: 'work', own: 'open' },
  '/slot-availability': { group: 'work', own: 'open' },
  '/campaign-module': { group: 'work', own: ['admin'] },
  '/migration-of-agents-cases': { group: 'work', own: ['admin'] },
  '/reports': { group: 'work', own: ['admin', 'rcm-user', 'ticketing'] },
  '/product-package-family': { group: 'product-management', own: 'group' },
  '/product-management': { group: 'product-management', own: 'group' },
  '/package-pricing': { group: 'product-management', own: 'group' },
  '/manage-packages': { group: 'product-management', own: 'group' },
  '/events': { group: 'product-management', own: 'group' },
  '/product-config': { group: 'product-management', own: 'group' },
  '/slot-capping': { group: 'product-management', own: 'group' },
  '/microsite': { group: 'ad-product', own: 'open' },
  '/virtual-tour': { group: 'ad-product', own: 'open' },
  '/ad-product-config': { group: 'ad-product', own: 'open' },
  '/site-takeover': { group: 'ad-product', own: 'open' },
  '/flat-panel': { group: 'ad-product', own: 'open' },
  '/audience-maximizer': { group: 'ad-product', own: 'open' },
  '/stories': { group: 'ad-product', own: 'open' },
  '/lead-feedback': { group: 'ad-product', own: 'open' },
  '/target-setting-rules': { group: 'sales-incentive', own: ['admin'] },
  '/set-sales-target': { group: 'sales-incentive', own: 'group' },
  '/incentive-calculation': { group: 'sales-incentive', own: 'group' },
  '/incentive-payout': { group: 'sales-incentive', own: ['finance'] },
  '/call-detail': { group: 'download-reports', own: 'group' },
  '/sales-report': { group: 'download-reports', own: 'group' },
  '/invoice-report': { group: 'download-reports', own: 'group' },
  '/agent-performance-report': { group: 'download-reports', own: 'group' },
  '/manual-activation-dashboard': { group: 'download-reports', own: ['master-data'] },
  // The group's, and the role that manages users beside it (T24).
  '/user-management': {
    group: 'admin',
    own: ['admin', 'rcm-approval-admin', 'master-data', 'telesales-um', 'user-management'],
  },
  '/locality-agent-mapping': { group: 'admin', own: 'group' },
  '/merge-accounts': { group: 'admin', own: 'group' },
  '/merge-ip-detected-accounts': { group: 'admin', own: 'group' },
  '/manage-regions': { group: 'admin', own: 'group' },
  '/sales-closure-date': { group: 'admin', own: 'group' },
  '/discount-matrix': { group: 'admin', own: 'group' },
  '/common-matrices': { group: 'admin', own: 'group' },
  '/netsuite-push-data': { group: 'admin', own: 'group' },
  '/netsuite-event-tracking': { group: 'admin', own: 'group' },
  '/monetizable-cities': { group: 'admin', own: 'group' },
  '/city-agent-mapping': { group: 'admin', own: 'group' },
  '/digilite-videotour-mapping': { group: 'admin', own: 'group' },
  '/event-city-mapping': { group: 'admin', own: 'group' },
  '/client-handler-config': { group: 'setup', own: ['push-integration'] },
  '/locality-insights': { group: 'setup', own: ['locality-insight'] },
  '/support-issue': { group: 'help', own: ['support-issues'] },
  '/faqs': { group: 'help', own: 'open' },
} as const satisfies Record<string, MenuRoute>;

export type MenuRoutePath = keyof typeof menuRoutes;

export const isMenuRoute = (route: string): route is MenuRoutePath =>
  Object.hasOwn(menuRoutes, route);

/** Who may open a menu route: its own roles, else its group's, or every signed-in user when it is open (T8, T9). */
export const rolesOfRoute = (route: MenuRoutePath): readonly RoleCode[] | 'signed-in' => {
  const { group, own }: MenuRoute = menuRoutes[route];
  if (own === 'open') return 'signed-in';
  if (own !== 'group') return own;
  const inherited = menuGroups[group].roles;
  if (!inherited) throw new Error(`${route} takes the roles of ${group}, which has none`);
  return inherited;
};
