import { inArray, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { microsite as answer } from '#contract/calls/slots/micrositeRecord.ts';
import { dayCount } from '#contract/domain/days/dayRange.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import type {
  MicrositeDetails,
  MicrositeTheme,
  MicrositeValues,
} from '#contract/domain/slots/microsite/micrositeFields.ts';
import { micrositeRules } from '#contract/domain/slots/microsite/micrositeRules.ts';
import { microsite } from '#contract/domain/slots/slotProducts.ts';
import { microsites } from '../../../database/schema/index.ts';
import { wordsOrNull as words } from '../booking/slotColumns.ts';
import type { NamedMedia, SlotKind } from '../booking/SlotKind.ts';

type Answer = Static<typeof answer>;
type Details = typeof microsites.$inferSelect;
type Part = Answer['product_details'];

/** Without fields that have no value, and lists without lines that say nothing; so a page has one form alone. */
const tidy = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(tidy).filter(one => !isNoValue(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, one]) => [name, tidy(one)] as const)
      .filter(([, one]) => !isNoValue(one)),
  );
};

/** The columns of `microsites`. */
const columnsOf = (sent: MicrositeDetails) => {
  const details = tidy(sent) as MicrositeDetails;
  return {
    theme: details.theme ?? null,
    redirectionUrl: words(details.redirection_url),
    projectName: words(details.project_name),
    headerLogo: words(details.header_logo),
    adLogo: words(details.ad_logo),
    carousel: details.carousel ?? [],
    offerDetails: details.offer_details ?? {},
    uspDetails: details.usp_details ?? [],
    highlights: details.highlights ?? [],
    paymentPlans: details.payment_plans ?? [],
    overviewDetails: details.overview_details ?? {},
    digitour: details.digitour ?? {},
    testimonials: details.testimonials ?? [],
  };
};

// What stands in the JSON columns was written by `columnsOf`.
const presentDetails = (row: Details | undefined): Part => ({
  theme: (row?.theme as MicrositeTheme | null | undefined) ?? undefined,
  redirection_url: row?.redirectionUrl ?? undefined,
  project_name: row?.projectName ?? undefined,
  header_logo: row?.headerLogo ?? undefined,
  ad_logo: row?.adLogo ?? undefined,
  carousel: (row?.carousel ?? []) as Part['carousel'],
  offer_details: row?.offerDetails ?? {},
  usp_details: (row?.uspDetails ?? []) as Part['usp_details'],
  highlights: (row?.highlights ?? []) as Part['highlights'],
  payment_plans: (row?.paymentPlans ?? []) as Part['payment_plans'],
  overview_details: row?.overviewDetails ?? {},
  digitour: row?.digitour ?? {},
  testimonials: (row?.testimonials ?? []) as Part['testimonials'],
});

const media = ({ product_details: details }: MicrositeValues): readonly NamedMedia[] => [
  ...(details?.carousel ?? []).map(url => ({ place: 'product_details.carousel', url })),
  ...(['header_logo', 'ad_logo'] as const).flatMap(name => {
    const url = words(details?.[name]);
    return url === null ? [] : [{ place: `product_details.${name}`, url }];
  }),
];

/** Microsites, as the part that all kinds share needs to know them. */
export const micrositeKind: SlotKind<MicrositeValues, Answer, Details> = {
  kind: 'microsite',
  productId: microsite.placeholderId,
  resource: 'microsites',
  plural: { en: 'microsites', hi: 'माइक्रोसाइट' },
  notThere: notThere.slot,
  table: microsites,
  title: sql`${microsites.projectName}`,
  listed: {
    'product_details.theme': { expression: microsites.theme, kind: 'text' },
    'product_details.project_name': { expression: microsites.projectName, kind: 'text' },
  },
  searched: [microsites.projectName],
  rules: micrositeRules,
  devices: microsite.devices,
  readDetails: (db, ids) => db.select().from(microsites).where(inArray(microsites.slotId, ids)),
  writeDetails: (db, slotId, values) => {
    const details = columnsOf(values.product_details ?? {});
    return db
      .insert(microsites)
      .values({ slotId, ...details })
      .onConflictDoUpdate({ target: microsites.slotId, set: details });
  },
  present: (slot, details) => ({
    ...slot,
    product_id: microsite.placeholderId,
    entity_type_id:
      slot.entity_type_id === microsite.entityTypeId ? microsite.entityTypeId : undefined,
    duration_in_days:
      slot.start_date && slot.end_date
        ? dayCount({ start: slot.start_date, end: slot.end_date })
        : undefined,
    // No amount was given: an amount of 0 is none (T74).
    amount: slot.amount || undefined,
    product_details: presentDetails(details),
  }),
  media,
  stored: { product_details: value => columnsOf(value ?? {}) },
};
