import type { Text } from '../../model/files/screenFile.ts';
import type { RoleCode } from '../roles.ts';

/** They work the opportunities of a line, or answer for those who do. */
const sellers: readonly RoleCode[] = [
  'owner-agent',
  'broker-tele-sales',
  'builder-tele-sales',
  'tenant-agent',
  'sales-agent',
  'sales-manager',
  'head-of-management',
];

const revenueControl: readonly RoleCode[] = ['rcm-approval-admin', 'rcm-user'];

/**
 * The sets of tiles of the home page in the order of part 1 section 2, each with the roles whose work it is. `links` is
 * no set of the home page: its tiles are on the dashboards of the lines.
 */
export const tileSets = {
  cases: { label: { en: 'Cases', hi: 'मामले' }, roles: sellers },
  products: { label: { en: 'Pipeline', hi: 'पाइपलाइन' }, roles: sellers },
  termsheets: {
    label: { en: 'Termsheets', hi: 'टर्मशीट' },
    roles: [...sellers, ...revenueControl],
  },
  payments: {
    label: { en: 'Payments', hi: 'भुगतान' },
    roles: [...sellers, ...revenueControl, 'finance', 'ap-admin'],
  },
  discounts: { label: { en: 'Discounts', hi: 'छूट' }, roles: sellers },
  mortgage: {
    label: { en: 'Mortgage partners', hi: 'होम लोन भागीदार' },
    roles: [...revenueControl, 'broker-tele-sales'],
  },
  home: { label: { en: 'To correct and send', hi: 'सुधारने और भेजने के लिए' }, roles: sellers },
  links: { label: { en: 'Links and activation', hi: 'लिंक और सक्रियता' }, roles: [] },
} as const satisfies Record<string, { label: Text; roles: readonly RoleCode[] }>;

export type TileSet = keyof typeof tileSets;
