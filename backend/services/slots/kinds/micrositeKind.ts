import { sql } from 'drizzle-orm';
import type { Microsite } from '#contract/calls/recordTypes.ts';
import type { SlotAnswer } from '#contract/calls/slots/slotCalls.ts';
import { dayCount } from '#contract/domain/days/dayRange.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  micrositeRules,
  type MicrositeValues,
} from '#contract/domain/slots/microsite/micrositeRules.ts';
import { microsite } from '#contract/domain/slots/slotProducts.ts';
import { microsites, slots } from '../../../database/schema/index.ts';
import { declareSlotKind } from '../booking/kinds/declareSlotKind.ts';
import { detailColumns, plain, tidied, words } from '../booking/details.ts';

const details = {
  'product_details.theme': plain('theme'),
  'product_details.redirection_url': words('redirectionUrl'),
  'product_details.project_name': words('projectName'),
  'product_details.header_logo': words('headerLogo'),
  'product_details.ad_logo': words('adLogo'),
  'product_details.carousel': tidied('carousel', []),
  'product_details.offer_details': tidied('offerDetails', {}),
  'product_details.usp_details': tidied('uspDetails', []),
  'product_details.highlights': tidied('highlights', []),
  'product_details.payment_plans': tidied('paymentPlans', []),
  'product_details.overview_details': tidied('overviewDetails', {}),
  'product_details.digitour': tidied('digitour', {}),
  'product_details.testimonials': tidied('testimonials', []),
};

export const micrositeKind = declareSlotKind<MicrositeValues, SlotAnswer<Microsite>>({
  kind: 'microsite',
  productId: microsite.placeholderId,
  resource: 'microsites',
  plural: { en: 'microsites', hi: 'माइक्रोसाइट' },
  notThere: notThere.slot,
  table: microsites,
  title: sql`${microsites.projectName}`,
  details,
  listed: {
    'product_details.theme': 'text',
    'product_details.project_name': 'text',
    duration_in_days: {
      expression: sql`(${slots.endDate} - ${slots.startDate} + 1)`,
      kind: 'integer',
    },
  },
  searched: [microsites.projectName],
  rules: micrositeRules,
  devices: microsite.devices,
  present: ({ entity_type_id: type, start_date: start, end_date: end }) => ({
    entity_type_id: type === microsite.entityTypeId ? microsite.entityTypeId : undefined,
    duration_in_days: start && end ? dayCount({ start, end }) : undefined,
  }),
  stored: { product_details: value => detailColumns(details, { product_details: value }) },
});
