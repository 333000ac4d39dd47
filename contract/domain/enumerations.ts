import { clientStatuses } from './accounts/clientStatus.ts';
import { clientTypes, salesReportClientTypes } from './accounts/clientTypes.ts';
import { domains } from './accounts/domains.ts';
import {
  approvalStatuses,
  delayedActivationStatuses,
  reviewerStatuses,
} from './approvals/approvalStatus.ts';
import { approvalEntityTypes, approvalTypes } from './approvals/approvalTypes.ts';
import { agentStatuses, liveStatuses } from './calling/agentStatus.ts';
import { callDispositions, callOutcomes } from './calling/callConstants.ts';
import { campaignTypes } from './calling/campaignTypes.ts';
import { capLevels } from './caps/capLevels.ts';
import { hsnCodes } from './catalogue/hsnCodes.ts';
import { packageHistoryStatuses } from './catalogue/packageHistory.ts';
import { packageAgentTypes, packageTitles, promotedProducts } from './catalogue/packageTitles.ts';
import { deliveryStatuses, productTypes } from './catalogue/productTypes.ts';
import { addressTypes } from './checks/legalEntityChecks.ts';
import { gstStates } from './checks/gstStates.ts';
import { churnModes } from './churn/churnModes.ts';
import { asLabelled, type Labelled } from './enumeration.ts';
import { incentiveFrequencies, incentiveStatuses } from './incentives/incentiveStatus.ts';
import { lines } from './lines.ts';
import {
  commercialServices,
  listingCategories,
  listingTypes,
  propertyCategories,
} from './listings/listingTypes.ts';
import { onboardingStatuses, onboardingSubStatuses } from './mortgage/onboarding.ts';
import { brokerStages, terminalLabels } from './opportunities/opportunityStatus.ts';
import { paymentTypes } from './payments/paymentVersion.ts';
import { renewalProfileTypes, renewalSellerTypes } from './renewals/renewalBuckets.ts';
import { roleLabel } from './roles/roleName.ts';
import { roleCodes } from './roles.ts';
import { devices, slotEntityTypes, slotKinds } from './slots/slotProducts.ts';
import { storiesTypes } from './slots/stories/storyRules.ts';
import { endedTourStatuses } from './slots/videoTour/statusAfterCancel.ts';
import { termsheetAcceptances } from './termsheets/termsheetAcceptance.ts';
import { termsheetStatuses } from './termsheets/termsheetStatus.ts';
import { masterDesignations } from './users/designations.ts';

/** Every enumeration by name, so that a screen file may name the choices of a field in place of repeating them. */
export const enumerations = {
  addressTypes: asLabelled(addressTypes),
  agentStatuses,
  approvalEntityTypes,
  approvalStatuses: asLabelled(approvalStatuses),
  approvalTypes: asLabelled(approvalTypes),
  brokerStages: asLabelled(brokerStages),
  callDispositions: asLabelled(callDispositions),
  callOutcomes,
  campaignTypes: asLabelled(campaignTypes),
  capLevels,
  churnModes: asLabelled(churnModes),
  clientStatuses,
  clientTypes,
  commercialServices: asLabelled(commercialServices),
  delayedActivationStatuses: asLabelled(delayedActivationStatuses),
  deliveryStatuses: asLabelled(deliveryStatuses),
  devices,
  domains,
  endedTourStatuses,
  gstStates,
  hsnCodes,
  incentiveFrequencies: asLabelled(incentiveFrequencies),
  incentiveStatuses,
  lines,
  listingCategories: asLabelled(listingCategories),
  listingTypes: asLabelled(listingTypes),
  liveStatuses,
  masterDesignations,
  onboardingStatuses,
  onboardingSubStatuses,
  opportunityEnds: asLabelled(terminalLabels),
  packageAgentTypes: asLabelled(packageAgentTypes),
  packageHistoryStatuses: asLabelled(packageHistoryStatuses),
  packageTitles: asLabelled(packageTitles),
  paymentTypes: asLabelled(paymentTypes),
  productTypes,
  promotedProducts: asLabelled(promotedProducts),
  propertyCategories,
  renewalProfileTypes: asLabelled(renewalProfileTypes),
  renewalSellerTypes: asLabelled(renewalSellerTypes),
  reviewerStatuses: asLabelled(reviewerStatuses),
  roles: roleCodes.map(id => ({ id, label: roleLabel(id) })),
  salesReportClientTypes: asLabelled(salesReportClientTypes),
  slotEntityTypes,
  slotKinds,
  storiesTypes: asLabelled(storiesTypes),
  termsheetAcceptances,
  termsheetStatuses,
} as const satisfies Record<string, readonly Labelled[]>;

export type EnumerationName = keyof typeof enumerations;

export const isEnumerationName = (value: string): value is EnumerationName =>
  Object.hasOwn(enumerations, value);
