import type { Labelled } from '../enumeration.ts';

/** Types of products; `Trail` and `Test` are values and stay as they are (part 1 section 9, decision T61). */
export const productTypes = [
  { id: 1, label: 'MG converted' },
  { id: 2, label: 'Direct Seed' },
  { id: 3, label: 'Bulk Deals' },
  { id: 4, label: 'Campaign' },
  { id: 5, label: 'Brand Product' },
  { id: 6, label: 'Event' },
  { id: 7, label: 'Pro Listing' },
  { id: 8, label: 'Test' },
  { id: 9, label: 'Trail' },
  { id: 10, label: 'Default' },
] as const satisfies readonly Labelled[];

/** Whether the delivery of a product began (part 2 section 9). */
export const deliveryStatuses = ['started', 'not started'] as const;
