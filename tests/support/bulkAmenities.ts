import type { RecordScreen } from '#contract/model/types.ts';
import { amenities } from './amenities.ts';

if (amenities.type !== 'records') throw new Error('The fixture has records');

/** The amenities with fields that can be changed for many at once; content changes those of sport alone. */
export const bulkAmenities: RecordScreen = {
  ...amenities,
  access: {
    admin: {
      do: ['list', 'show', 'create', 'edit', 'remove', 'export'],
      rows: true,
      hide: [],
      lock: [],
    },
    content: {
      do: ['list', 'show', 'edit', 'export'],
      rows: { category: { eq: 'sport' } },
      lock: ['sortOrder'],
      hide: ['note'],
    },
    'support-issues': { do: ['list', 'show'], rows: true, hide: ['note'], lock: [] },
  },
  list: {
    ...amenities.list,
    bulkEdit: ['category', 'sortOrder', 'guards', 'note', 'since', 'active'],
  },
};
