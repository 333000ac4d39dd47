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
import { callStates } from './calling/callMachine.ts';
import { campaignTypes } from './calling/campaignTypes.ts';
import { incomingStates } from './calling/incoming.ts';
import { capLevels } from './caps/capLevels.ts';
import { hsnCodes } from './catalogue/hsnCodes.ts';
import { packageHistoryStatuses } from './catalogue/packageHistory.ts';
import { packageStatuses } from './catalogue/packageStatus.ts';
import { packageAgentTypes, packageTitles, promotedProducts } from './catalogue/packageTitles.ts';
import { deliveryStatuses, productTypes } from './catalogue/productTypes.ts';
import { gstStates } from './checks/gstStates.ts';
import { addressTypes } from './checks/legalEntityChecks.ts';
import { churnApartmentTypes, churnStatuses } from './churn/churnCriteria.ts';
import { churnModes } from './churn/churnModes.ts';
import { clientStandings } from './clients/clientStanding.ts';
import { asLabelled, type Labelled } from './enumeration.ts';
import { erpStates } from './erp/entitySearch.ts';
import { incentiveTypes } from './incentives/computeIncentive.ts';
import { disputeOutcomes, disputeStates } from './incentives/disputes.ts';
import { incentiveFrequencies, incentiveStatuses } from './incentives/incentiveStatus.ts';
import { billingStates } from './invoices/billingState.ts';
import { eInvoiceStates } from './invoices/eInvoice.ts';
import { invoiceKinds } from './invoices/invoiceNumber.ts';
import { supplyKinds } from './invoices/invoiceTax.ts';
import { lines } from './lines.ts';
import { listingServices } from './listings/listingServices.ts';
import {
  commercialServices,
  listingCategories,
  listingTypes,
  propertyCategories,
} from './listings/listingTypes.ts';
import { onboardingStatuses, onboardingSubStatuses } from './mortgage/onboarding.ts';
import { brokerStages, terminalLabels } from './opportunities/opportunityStatus.ts';
import { bankNoticeStates } from './payments/bankNotices.ts';
import { paymentTypes } from './payments/paymentVersion.ts';
import { refundStatuses } from './payments/refundActs.ts';
import { payoutKinds } from './payouts/payoutKinds.ts';
import { payoutLineStates, payoutStatuses } from './payouts/payoutStatus.ts';
import { priceStatuses } from './pricing/priceStatus.ts';
import { proposalStates } from './proposals/proposalStates.ts';
import { migrationStates } from './records/migrationStates.ts';
import { renewalProfileTypes, renewalSellerTypes } from './renewals/renewalBuckets.ts';
import { roleCodes } from './roles.ts';
import { roleLabel } from './roles/roleName.ts';
import { shareChannels, shareKinds } from './sharing/shareKinds.ts';
import { shareStates } from './sharing/shareState.ts';
import { audienceMaximizerTypes } from './slots/audienceMaximizer/audienceMaximizerFields.ts';
import { micrositeThemes } from './slots/microsite/micrositeRules.ts';
import { devices, slotEntityTypes, slotKinds } from './slots/slotProducts.ts';
import { slotStatuses } from './slots/slotStatus.ts';
import { promotionTypes, slotProfileTypes, slotSellingTypes } from './slots/slotValues.ts';
import { storiesTypes, storyLanguages } from './slots/stories/storyRules.ts';
import { endedTourStatuses } from './slots/videoTour/statusAfterCancel.ts';
import { tourServiceTypes } from './slots/videoTour/tourFields.ts';
import { tourStatuses } from './slots/videoTour/tourTime.ts';
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
  audienceMaximizerTypes,
  bankNoticeStates: asLabelled(bankNoticeStates),
  billingStates: asLabelled(billingStates),
  brokerStages: asLabelled(brokerStages),
  callDispositions: asLabelled(callDispositions),
  callOutcomes,
  callStates: asLabelled(callStates),
  campaignTypes: asLabelled(campaignTypes),
  capLevels,
  churnApartmentTypes: asLabelled(churnApartmentTypes),
  churnModes: asLabelled(churnModes),
  churnStatuses: asLabelled(churnStatuses),
  clientStandings: asLabelled(clientStandings),
  clientStatuses,
  clientTypes,
  commercialServices: asLabelled(commercialServices),
  delayedActivationStatuses: asLabelled(delayedActivationStatuses),
  deliveryStatuses: asLabelled(deliveryStatuses),
  devices,
  disputeOutcomes: asLabelled(disputeOutcomes),
  disputeStates: asLabelled(disputeStates),
  domains,
  eInvoiceStates: asLabelled(eInvoiceStates),
  endedTourStatuses,
  erpStates,
  gstStates,
  hsnCodes,
  incentiveFrequencies: asLabelled(incentiveFrequencies),
  incentiveStatuses,
  incentiveTypes: asLabelled(incentiveTypes),
  incomingStates: asLabelled(incomingStates),
  invoiceKinds: asLabelled(invoiceKinds),
  lines,
  listingCategories: asLabelled(listingCategories),
  listingServices: asLabelled(listingServices),
  listingTypes: asLabelled(listingTypes),
  liveStatuses,
  masterDesignations,
  micrositeThemes,
  migrationStates: asLabelled(migrationStates),
  onboardingStatuses,
  onboardingSubStatuses,
  opportunityEnds: asLabelled(terminalLabels),
  packageAgentTypes: asLabelled(packageAgentTypes),
  packageHistoryStatuses: asLabelled(packageHistoryStatuses),
  packageStatuses: asLabelled(packageStatuses),
  packageTitles: asLabelled(packageTitles),
  paymentTypes: asLabelled(paymentTypes),
  payoutKinds: asLabelled(payoutKinds),
  payoutLineStates: asLabelled(payoutLineStates),
  payoutStatuses: asLabelled(payoutStatuses),
  priceStatuses: asLabelled(priceStatuses),
  productTypes,
  promotedProducts: asLabelled(promotedProducts),
  promotionTypes: asLabelled(promotionTypes),
  propertyCategories,
  proposalStates: asLabelled(proposalStates),
  refundStatuses: asLabelled(refundStatuses),
  renewalProfileTypes: asLabelled(renewalProfileTypes),
  renewalSellerTypes: asLabelled(renewalSellerTypes),
  reviewerStatuses: asLabelled(reviewerStatuses),
  roles: roleCodes.map(id => ({ id, label: roleLabel(id) })),
  salesReportClientTypes: asLabelled(salesReportClientTypes),
  shareChannels: asLabelled(shareChannels),
  shareKinds: asLabelled(shareKinds),
  shareStates: asLabelled(shareStates),
  slotEntityTypes,
  slotKinds,
  slotProfileTypes: asLabelled(slotProfileTypes),
  slotSellingTypes: asLabelled(slotSellingTypes),
  slotStatuses,
  storiesTypes: asLabelled(storiesTypes),
  storyLanguages,
  supplyKinds: asLabelled(supplyKinds),
  termsheetAcceptances,
  termsheetStatuses,
  tourServiceTypes: asLabelled(tourServiceTypes),
  tourStatuses,
} as const satisfies Record<string, readonly Labelled[]>;
