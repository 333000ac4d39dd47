import { sql } from 'drizzle-orm';
import type { SiteTakeover } from '#contract/calls/recordTypes.ts';
import type { SlotAnswer } from '#contract/calls/slots/slotCalls.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { SiteTakeoverValues } from '#contract/domain/slots/siteTakeover/siteTakeoverFields.ts';
import { siteTakeoverRules } from '#contract/domain/slots/siteTakeover/siteTakeoverRules.ts';
import {
  siteTakeoverDefaults,
  siteTakeoverProductId,
} from '#contract/domain/slots/slotProducts.ts';
import { siteTakeovers } from '../../../database/schema/index.ts';
import { declareSlotKind } from '../booking/kinds/declareSlotKind.ts';
import { flag, plain, words } from '../booking/details.ts';
import { withValues } from '../booking/isUnchanged.ts';

const { allow_zoomin, show_image_only } = siteTakeoverDefaults;

export const siteTakeoverKind = declareSlotKind<SiteTakeoverValues, SlotAnswer<SiteTakeover>>({
  kind: 'site-takeover',
  productId: siteTakeoverProductId,
  resource: 'site-takeovers',
  plural: { en: 'site takeovers', hi: 'साइट टेकओवर' },
  notThere: notThere.slot,
  table: siteTakeovers,
  title: sql`${siteTakeovers.siteTakeoverTitle}`,
  details: {
    product_type: plain('productTypeId'),
    'product_details.offer_text': words('offerText'),
    'product_details.property_video_url': words('propertyVideoUrl'),
    'product_details.site_takeover_title': words('siteTakeoverTitle'),
    'product_details.site_takeover_subtitle': words('siteTakeoverSubtitle'),
    'product_details.description': words('description'),
    'product_details.redirection_url': words('redirectionUrl'),
    'product_details.allow_zoomin': flag('allowZoomin', allow_zoomin),
    'product_details.show_image_only': flag('showImageOnly', show_image_only),
  },
  listed: {
    product_type: 'integer',
    'product_details.site_takeover_title': {
      expression: siteTakeovers.siteTakeoverTitle,
      kind: 'text',
      order: sql`lower(${siteTakeovers.siteTakeoverTitle})`,
    },
  },
  searched: [siteTakeovers.siteTakeoverTitle],
  rules: siteTakeoverRules,
  /** Desktop and mobile site: the two screens whose pictures a site takeover has. */
  devices: [1, 2],
  present: ({ amount, product_cards: cards }) => ({
    // A complimentary one is given for 0, which is an amount here.
    amount,
    product_cards: cards.map(card => ({ ...card, product_id: siteTakeoverProductId })),
  }),
  stored: {
    product_details: value =>
      withValues({ allow_zoomin, show_image_only, ...withValues(value ?? {}) }),
  },
  kept: ({ product_cards: cards }) => ({
    product_cards: cards?.map(({ priority, content, title, sub_title, status }) => ({
      priority,
      content,
      title,
      sub_title,
      status,
    })),
  }),
});
