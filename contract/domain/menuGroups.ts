import type { RoleCode } from './roles.ts';

/** A heading of the menu. `roles` guard every route of the group that has none of its own (T8). */
export interface MenuGroup {
  readonly label: { readonly en: string; readonly hi: string };
  /** Lucide name. */
  readonly icon: string;
  readonly order: number;
  /** Null: the group itself guards nothing. */
  readonly roles: readonly RoleCode[] | null;
}

/**
 * The groups of the menu table (part 1 section 2, part 2 section 6, part 3 section 2). `work`, `setup` and `help` hold
 * the entries that the table leaves outside a group. A group shows when any of its entries does (T9).
 */
export const menuGroups = {
  work: {
    label: { en: 'Work', hi: 'काम' },
    icon: 'briefcase',
    order: 10,
    roles: null,
  },
  'product-management': {
    label: { en: 'Product Management', hi: 'उत्पाद प्रबंधन' },
    icon: 'package',
    order: 20,
    roles: ['lookup-admin', 'admin'],
  },
  'ad-product': {
    label: { en: 'Ad Product', hi: 'विज्ञापन उत्पाद' },
    icon: 'megaphone',
    order: 30,
    roles: null,
  },
  'sales-incentive': {
    label: { en: 'Sales Incentive', hi: 'बिक्री प्रोत्साहन' },
    icon: 'trophy',
    order: 40,
    roles: ['lookup-admin'],
  },
  'download-reports': {
    label: { en: 'Download Reports', hi: 'रिपोर्ट डाउनलोड' },
    icon: 'download',
    order: 50,
    roles: ['admin', 'sales-manager', 'master-data'],
  },
  admin: {
    label: { en: 'Admin', hi: 'एडमिन' },
    icon: 'shield',
    order: 60,
    roles: ['admin', 'rcm-approval-admin', 'master-data', 'telesales-um'],
  },
  setup: {
    label: { en: 'Setup', hi: 'सेटअप' },
    icon: 'settings',
    order: 70,
    roles: null,
  },
  help: {
    label: { en: 'Help', hi: 'सहायता' },
    icon: 'circle-help',
    order: 80,
    roles: null,
  },
} as const satisfies Record<string, MenuGroup>;

export type MenuGroupName = keyof typeof menuGroups;

export const menuGroupNames = Object.keys(menuGroups) as readonly MenuGroupName[];
