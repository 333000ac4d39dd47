import type { DeviceId } from '#contract/domain/slots/slotProducts.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import type { SlotReferences } from '../readReferences.ts';

/** Text without white space around it; '' is not a value (T74). */
export const wordsOrNull = (value: string | null | undefined): string | null =>
  value?.trim() || null;

/** The columns of `slots` for the whole of a slot's values. @param devices those of a slot that names none */
export const slotColumns = (
  values: SlotValues,
  { projectId, builderId, accountId }: SlotReferences,
  devices: readonly DeviceId[],
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
  eventId: values.event_id ?? null,
  startDate: values.start_date ?? null,
  endDate: values.end_date ?? null,
  organicHardTarget: values.organic_hard_target ?? null,
  organicSoftTarget: values.organic_soft_target ?? null,
  innerChurnRadius: values.inner_churn_radius ?? null,
  outerChurnRadius: values.outer_churn_radius ?? null,
  isLocalityChurn: values.is_locality_churn ?? false,
  profileType: values.profile_type ?? null,
  sellingType: values.selling_type ?? null,
  deviceIds: [...(values.devices ?? devices)],
  sendActivationMail: values.send_activation_mail ?? false,
  // Leads go to developers and brokers unless someone says otherwise (part 3 section 3).
  deliverDeveloperBrokerLeads: values.deliver_developer_broker_leads ?? true,
  notes: wordsOrNull(values.notes),
});
