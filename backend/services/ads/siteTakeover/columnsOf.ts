import { siteTakeoverDefaults } from '#contract/domain/slots/slotProducts.ts';
import type { SiteTakeoverValues } from '#contract/domain/slots/siteTakeover/siteTakeoverFields.ts';
import type { SlotReferences } from './readReferences.ts';

/** Text without white space around it; '' is no value (T74). */
const words = (value: string | null | undefined): string | null => value?.trim() || null;

/** The columns of `slots` for the whole of a slot's values. */
export const slotColumns = (
  values: SiteTakeoverValues,
  { projectId, builderId, accountId }: SlotReferences,
) => ({
  promotionType: values.promotion_type ?? null,
  entityTypeId: values.entity_type_id ?? null,
  entityId: values.entity_id ?? null,
  projectId,
  builderId,
  accountId,
  amountPaise: values.amount ?? 0,
  supplyUserUuid: values.supply_user_uuid ?? null,
  profileUuid: values.supply_user_uuid ?? null,
  opportunityId: values.opportunity_id ?? null,
  productActivationId: values.product_activation_id ?? null,
  startDate: values.start_date ?? null,
  endDate: values.end_date ?? null,
  organicHardTarget: values.organic_hard_target ?? null,
  organicSoftTarget: values.organic_soft_target ?? null,
  innerChurnRadius: values.inner_churn_radius ?? null,
  outerChurnRadius: values.outer_churn_radius ?? null,
  profileType: values.profile_type ?? null,
  sellingType: values.selling_type ?? null,
  sendActivationMail: values.send_activation_mail ?? false,
  deliverDeveloperBrokerLeads:
    values.deliver_developer_broker_leads ?? siteTakeoverDefaults.deliver_developer_broker_leads,
  notes: words(values.notes),
});

/** The columns of `site_takeovers`. */
export const detailColumns = ({ product_type, product_details: sent }: SiteTakeoverValues) => {
  const details = sent ?? {};
  return {
    productTypeId: product_type ?? null,
    offerText: words(details.offer_text),
    propertyVideoUrl: words(details.property_video_url),
    siteTakeoverTitle: words(details.site_takeover_title),
    siteTakeoverSubtitle: words(details.site_takeover_subtitle),
    description: words(details.description),
    redirectionUrl: words(details.redirection_url),
    allowZoomin: details.allow_zoomin ?? siteTakeoverDefaults.allow_zoomin,
    showImageOnly: details.show_image_only ?? siteTakeoverDefaults.show_image_only,
  };
};
