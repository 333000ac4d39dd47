import type { SiteTakeoverValues } from './siteTakeoverFields.ts';

/** A slot that lacks nothing and has no fault on 20 November 2026. */
export const completeSlot = {
  promotion_type: 'Paid',
  entity_type_id: 2,
  polygon_uuids: ['11111111-1111-4111-8111-111111111111'],
  entity_id: 5,
  amount: 4_500_000,
  supply_user_uuid: '22222222-2222-4222-8222-222222222222',
  opportunity_id: 7,
  start_date: '2026-12-01',
  end_date: '2026-12-07',
  organic_hard_target: 40,
  organic_soft_target: 20,
  inner_churn_radius: 2,
  outer_churn_radius: 8,
  profile_type: 'BUILDER',
  selling_type: 'New Project',
  product_details: {
    site_takeover_title: 'Lakeside',
    site_takeover_subtitle: 'Homes around a lake',
    redirection_url: '/projects/lakeside',
  },
  product_cards: [1, 2, 9, 10].map(priority => ({ priority, content: `/picture/${priority}` })),
} as const satisfies SiteTakeoverValues;
