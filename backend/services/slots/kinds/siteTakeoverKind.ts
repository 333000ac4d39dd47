import { inArray, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { siteTakeover } from '#contract/calls/slots/siteTakeoverRecord.ts';
import type { ProductTypeId } from '#contract/domain/catalogue/productTypes.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { SiteTakeoverValues } from '#contract/domain/slots/siteTakeover/siteTakeoverFields.ts';
import { siteTakeoverRules } from '#contract/domain/slots/siteTakeover/siteTakeoverRules.ts';
import {
  siteTakeoverDefaults,
  siteTakeoverProductId,
} from '#contract/domain/slots/slotProducts.ts';
import { siteTakeovers } from '../../../database/schema/index.ts';
import { withValues } from '../booking/isUnchanged.ts';
import { cardMedia } from '../booking/slotCards.ts';
import { wordsOrNull as words } from '../booking/slotColumns.ts';
import type { SlotKind } from '../booking/SlotKind.ts';

type Answer = Static<typeof siteTakeover>;
type Details = typeof siteTakeovers.$inferSelect;

const { allow_zoomin, show_image_only } = siteTakeoverDefaults;

/** The columns of `site_takeovers`. */
const columnsOf = ({ product_type, product_details: sent }: SiteTakeoverValues) => {
  const details = sent ?? {};
  return {
    productTypeId: product_type ?? null,
    offerText: words(details.offer_text),
    propertyVideoUrl: words(details.property_video_url),
    siteTakeoverTitle: words(details.site_takeover_title),
    siteTakeoverSubtitle: words(details.site_takeover_subtitle),
    description: words(details.description),
    redirectionUrl: words(details.redirection_url),
    allowZoomin: details.allow_zoomin ?? allow_zoomin,
    showImageOnly: details.show_image_only ?? show_image_only,
  };
};

const presentDetails = (details: Details | undefined): Answer['product_details'] => ({
  site_takeover_title: details?.siteTakeoverTitle ?? undefined,
  site_takeover_subtitle: details?.siteTakeoverSubtitle ?? undefined,
  offer_text: details?.offerText ?? undefined,
  property_video_url: details?.propertyVideoUrl ?? undefined,
  description: details?.description ?? undefined,
  redirection_url: details?.redirectionUrl ?? undefined,
  allow_zoomin: details?.allowZoomin ?? allow_zoomin,
  show_image_only: details?.showImageOnly ?? show_image_only,
});

/** Site takeovers, as the part that all kinds share needs to know them. */
export const siteTakeoverKind: SlotKind<SiteTakeoverValues, Answer, Details> = {
  kind: 'site-takeover',
  productId: siteTakeoverProductId,
  resource: 'site-takeovers',
  plural: { en: 'site takeovers', hi: 'साइट टेकओवर' },
  notThere: notThere.slot,
  table: siteTakeovers,
  title: sql`${siteTakeovers.siteTakeoverTitle}`,
  listed: {
    product_type: { expression: siteTakeovers.productTypeId, kind: 'integer' },
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
  readDetails: (db, ids) =>
    db.select().from(siteTakeovers).where(inArray(siteTakeovers.slotId, ids)),
  writeDetails: (db, slotId, values) => {
    const details = columnsOf(values);
    return db
      .insert(siteTakeovers)
      .values({ slotId, ...details })
      .onConflictDoUpdate({ target: siteTakeovers.slotId, set: details });
  },
  present: (slot, details) => ({
    ...slot,
    product_id: siteTakeoverProductId,
    product_type: (details?.productTypeId as ProductTypeId | null | undefined) ?? undefined,
    product_details: presentDetails(details),
    product_cards: slot.product_cards.map(card => ({ ...card, product_id: siteTakeoverProductId })),
  }),
  media: cardMedia,
  stored: {
    product_details: value =>
      withValues({ allow_zoomin, show_image_only, ...withValues(value ?? {}) }),
  },
  kept: ({ product_cards: cards }) => ({
    product_cards: cards.map(({ priority, content, title, sub_title, status }) => ({
      priority,
      content,
      title,
      sub_title,
      status,
    })),
  }),
};
