import type { Sight } from './watchPaint.ts';

/** A kind of page, and which of the two pages of the stock app it is measured beside: it has a list and a record. */
export interface PageKind {
  readonly name: string;
  /** Address in the console, of a page that an administrator may open. */
  readonly address: string;
  readonly sight: Sight;
  readonly beside: 'list' | 'record';
  /** Its bound beside the stock app; the list has the one that its smaller start is to keep. */
  readonly most: number;
  /** The page that it is opened from inside the console. */
  readonly from: PlaceOf;
  /** What is clicked there, by selector, or the address that is gone to. */
  readonly by: string;
}

interface PlaceOf {
  readonly address: string;
  readonly sight: Sight;
}

const packageList: PlaceOf = {
  address: '/manage-packages',
  sight: { selector: 'tbody tr[data-id] td:nth-child(3)', count: 10 },
};
const packageRecord: PlaceOf = {
  address: '/manage-packages/15',
  sight: { selector: 'main form input', count: 3 },
};

const usual = 0.8;

/** One page of each kind that the console has. */
export const pageKinds: readonly PageKind[] = [
  {
    name: 'list',
    ...packageList,
    beside: 'list',
    most: 0.95,
    from: packageRecord,
    by: 'nav a[data-menu-entry][href="/manage-packages"]',
  },
  {
    name: 'record',
    ...packageRecord,
    beside: 'record',
    most: usual,
    from: packageList,
    by: 'tbody tr[data-id] a',
  },
  {
    name: 'composed record',
    address: '/owner-opportunity/2821',
    sight: { selector: 'main [role=tabpanel] tbody tr[data-id]', count: 1 },
    beside: 'record',
    most: usual,
    from: { ...packageList, address: '/my-opportunities' },
    by: 'tbody tr[data-id] a',
  },
  {
    name: 'new record',
    address: '/manage-packages/create',
    sight: { selector: 'main form label', count: 3 },
    beside: 'record',
    most: usual,
    from: packageList,
    by: 'main a[href="/manage-packages/create"]',
  },
  {
    name: 'dashboard',
    address: '/renewal-dashboard',
    sight: { selector: 'main table tbody tr td:nth-child(2)', count: 10 },
    beside: 'list',
    most: usual,
    from: packageList,
    by: '/renewal-dashboard',
  },
  {
    name: 'desk',
    address: '/calling',
    sight: { selector: 'main h1, main button', count: 2 },
    beside: 'list',
    most: usual,
    from: packageList,
    by: '/calling',
  },
  {
    name: 'calendar',
    address: '/slot-availability',
    sight: { selector: 'main [role=rowheader]', count: 10 },
    beside: 'list',
    most: usual,
    from: packageList,
    by: '/slot-availability',
  },
];
