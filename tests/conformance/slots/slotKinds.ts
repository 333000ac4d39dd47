import { packages } from '#backend/database/schema/index.ts';
import type { PanelSlots } from './startPanelSlots.ts';
import { slotUploads } from './slotUploads.ts';
import type { Fields } from './startTakeovers.ts';

/** What the suite of all kinds asks of one. */
export interface KindOfSlots {
  readonly resource: string;
  /** `source` of its calls; site takeovers are meant where none is named. */
  readonly panel?: string;
  readonly paths?: { readonly create?: string; readonly update?: string; readonly list?: string };
  /** What one needs besides what all kinds need; uploads are those of the person who books. */
  readonly own: (test: PanelSlots, email: string) => Promise<Fields>;
  /** A part that an empty one lacks, which only this kind has or tells in words of its own. */
  readonly lacks: string;
}

const cards = [1, 2, 9, 10];

/** Every kind that is booked by area and day; a new one is a line here. */
export const slotKindTable: readonly KindOfSlots[] = [
  {
    resource: 'site-takeovers',
    own: async ({ client }, email) => {
      const places = cards.map(priority => `product_cards.${priority}`);
      const urls = await slotUploads(client.db, 'site-takeovers', places, email);
      return {
        promotion_type: 'Paid',
        profile_type: 'BUILDER',
        selling_type: 'New Project',
        product_details: { site_takeover_title: 'Lakeside', site_takeover_subtitle: 'Homes' },
        product_cards: cards.map((priority, at) => ({ priority, content: urls[at] })),
      };
    },
    lacks: 'product_details.site_takeover_title',
  },
  {
    resource: 'stories',
    panel: 'stories_panel',
    own: async ({ client }, email) => ({
      devices: [4, 5],
      video_stories_type: 'automated',
      video_stories_language: 0,
      video_image_list: await slotUploads(
        client.db,
        'stories',
        Array.from({ length: 5 }, () => 'video_image_list'),
        email,
      ),
    }),
    lacks: 'video_stories_language',
  },
  {
    resource: 'microsites',
    panel: 'microsite_panel',
    paths: {
      create: '/ads/api/v0/create-builder-slots',
      list: '/ads/v2/get-all-promoted-entities',
    },
    // It belongs to a project alone: the supply user is not a field of it.
    own: () => Promise.resolve({ supply_user_uuid: undefined }),
    lacks: 'opportunity_id',
  },
  {
    resource: 'audience-maximizers',
    panel: 'audience_maximizer_panel',
    own: ({ freePolygon }) =>
      Promise.resolve({
        product_details: { audience_maximizer_type: 'City' },
        am_target_polygon_id: freePolygon().uuid,
      }),
    lacks: 'product_details.audience_maximizer_type',
  },
  {
    resource: 'ad-packages',
    panel: 'package_panel',
    paths: {
      create: '/ads/create-packages',
      update: '/ads/update-packages',
      list: '/ads/products/get-all-packages',
    },
    own: async ({ client }) => {
      const [row] = await client.db.select({ id: packages.id }).from(packages).limit(1);
      return { promoted_products: ['Fixed Ad Slot'], package_id: row?.id };
    },
    lacks: 'promoted_products',
  },
];
