import { siteTakeoverCalls } from './ads/siteTakeovers.ts';
import { micrositeCalls } from './ads/microsites.ts';
import { adPackageCalls } from './ads/adPackages.ts';
import { audienceMaximizerCalls } from './ads/audienceMaximizers.ts';
import { storyCalls } from './ads/stories.ts';
import { slotAvailabilityCalls } from './ads/slotAvailability.ts';
import { slotHoldCalls } from './ads/slotHolds.ts';
import { packageHistoryCalls } from './ads/packageHistory.ts';
import { videoTourCalls } from './ads/videoTours.ts';
import { slotMediaCalls } from './ads/slotMedia.ts';
import { slotPlaceCalls } from './ads/slotPlaces.ts';
import type { Call } from './call.ts';
import { bulkCalls } from './console/bulk.ts';
import { fileCalls } from './console/files.ts';
import { changeCalls } from './console/changes.ts';
import { colleagueCalls } from './console/colleagues.ts';
import { eventStreamCalls } from './console/eventStream.ts';
import { exportCalls } from './console/exports.ts';
import { importCalls } from './console/imports.ts';
import { callingConfigCalls } from './console/callingConfigs.ts';
import { analyticsCalls } from './console/analytics.ts';
import { proposalCalls } from './console/proposals.ts';
import { approvalDelegateCalls, approvalDelegationCalls } from './console/approvalDelegations.ts';
import { callingCalls } from './console/calling.ts';
import { performanceCalls } from './console/performance.ts';
import { supervisionCalls } from './console/supervisions.ts';
import { jobCalls } from './console/jobs.ts';
import { recordCalls } from './console/records.ts';
import { renewalCalls } from './console/renewals.ts';
import { reportCalls } from './console/reports.ts';
import { tileListCalls } from './console/tileLists.ts';
import { viewCalls } from './console/views.ts';
import { clientStandingCalls } from './console/clientStandings.ts';
import { whyCalls } from './console/why.ts';
import { documentedReportCalls } from './documentedReports.ts';
import { companyCalls } from './madrox/company.ts';
import { kiraCalls } from './kira/calls.ts';
import { callLogCalls } from './leads/callLogs.ts';
import { churnCalls } from './leads/churn.ts';
import { clientConfigCalls, clientConfigTwins } from './leads/clientConfigs.ts';
import { sessionCalls } from './madrox/session.ts';
import {
  departmentCalls,
  designationCalls,
  salesBranchCalls,
  userActCalls,
  userCalls,
  virtualNumberCalls,
} from './madrox/users.ts';
import { cityCalls } from './petra/cities.ts';
import { getActionsCalls } from './mystique/getActions.ts';
import { activityCalls } from './mystique/activity.ts';
import { mystiqueCallingCalls } from './mystique/calling.ts';
import {
  campaignCalls,
  campaignChoiceCalls,
  campaignRecordsCall,
  manualCampaignCall,
} from './mystique/campaigns.ts';
import { dashboardActionCalls } from './mystique/dashboardActions.ts';
import { mortgageCalls } from './mortgage/partners.ts';
import { documentCalls } from './pixie/documents.ts';
import { approvalCalls } from './sapna/approvals.ts';
import { agentMappingCalls } from './sapna/agentMappings.ts';
import { capCalls } from './sapna/caps.ts';
import { catalogueCalls } from './sapna/catalogue.ts';
import { catalogueReads } from './sapna/catalogueReads.ts';
import { closureDateCalls } from './sapna/closureDates.ts';
import { dashboardCalls } from './sapna/dashboard.ts';
import { clientCalls } from './clients.ts';
import { dealCalls } from './deals.ts';
import { erpCalls } from './sapna/erp.ts';
import { eventCityCalls } from './sapna/eventCities.ts';
import { eventCalls, slotMovesCall } from './sapna/events.ts';
import { incentiveCalls } from './sapna/incentives.ts';
import { localityCalls } from './sapna/localities.ts';
import { listingCalls } from './sapna/listings.ts';
import { matrixCalls } from './sapna/matrices.ts';
import { monetizableCityCalls } from './sapna/monetizableCities.ts';
import { notificationCalls } from './sapna/notifications.ts';
import { moneyCalls } from './sapna/money.ts';
import { ownerCaseCalls } from './sapna/ownerCases.ts';
import { pricingCalls } from './sapna/pricing.ts';
import { referenceCalls } from './sapna/reference.ts';
import { regionCalls } from './sapna/regions.ts';
import { updateTwins } from './sapna/twins.ts';
import { agentStatusCalls } from './sapphire/agentStatus.ts';
import { ticketCalls } from './tickets/tickets.ts';

/** Every call of the console; the server serves exactly these. */
export const calls = [
  ...sessionCalls,
  ...companyCalls,
  ...userCalls.calls,
  ...userActCalls,
  ...designationCalls.calls,
  ...departmentCalls.calls,
  ...salesBranchCalls.calls,
  ...virtualNumberCalls.calls,
  ...agentMappingCalls,
  ...ownerCaseCalls,
  ...callLogCalls,
  ...clientConfigCalls.calls,
  ...clientConfigTwins,
  ...churnCalls,
  ...changeCalls,
  ...colleagueCalls,
  ...eventStreamCalls,
  ...clientStandingCalls,
  ...whyCalls,
  ...recordCalls,
  ...fileCalls,
  ...bulkCalls,
  ...jobCalls,
  ...reportCalls,
  ...documentedReportCalls,
  ...exportCalls,
  ...importCalls,
  ...viewCalls,
  ...tileListCalls,
  ...renewalCalls,
  ...callingCalls,
  ...analyticsCalls,
  ...proposalCalls,
  ...approvalDelegationCalls.calls,
  ...approvalDelegateCalls.calls,
  ...performanceCalls,
  ...getActionsCalls,
  ...supervisionCalls,
  ...activityCalls,
  ...callingConfigCalls.calls,
  ...mystiqueCallingCalls,
  ...campaignCalls.calls,
  campaignRecordsCall,
  ...campaignChoiceCalls.calls,
  manualCampaignCall,
  ...kiraCalls,
  ...agentStatusCalls,
  ...dashboardActionCalls.calls,
  ...documentCalls,
  ...mortgageCalls,
  ...ticketCalls,
  ...catalogueCalls,
  ...pricingCalls,
  ...referenceCalls,
  ...regionCalls.calls,
  ...localityCalls,
  ...catalogueReads,
  ...updateTwins,
  ...listingCalls,
  ...eventCalls.calls,
  slotMovesCall,
  ...eventCityCalls.calls,
  ...capCalls.calls,
  ...closureDateCalls,
  ...erpCalls,
  ...monetizableCityCalls.calls,
  ...clientCalls,
  ...dealCalls,
  ...moneyCalls,
  ...incentiveCalls,
  ...matrixCalls,
  ...approvalCalls,
  ...notificationCalls,
  ...dashboardCalls,
  ...cityCalls,
  ...siteTakeoverCalls,
  ...storyCalls,
  ...audienceMaximizerCalls,
  ...adPackageCalls,
  ...videoTourCalls,
  ...packageHistoryCalls,
  ...micrositeCalls,
  ...slotMediaCalls,
  ...slotPlaceCalls,
  ...slotAvailabilityCalls,
  ...slotHoldCalls,
] as const;

type AnyCall = (typeof calls)[number];
/** Worked out once: to look through all entries for each id costs the type check more than all the rest. */
type CallsById = { readonly [Entry in AnyCall as Entry['id']]: Entry };
export type CallId = keyof CallsById;
export type CallOf<Id extends CallId> = CallsById[Id];

/** The same entries without their literal types, for loops. */
export const callList: readonly Call[] = calls;

const byId: ReadonlyMap<string, Call> = new Map(callList.map(call => [call.id, call]));

/** The entry of an id; throws on an id that does not exist, which is a fault of the code. */
export const callOf = <Id extends CallId>(id: Id): CallOf<Id> => {
  const found = byId.get(id);
  if (!found) throw new Error(`No call has the id "${id}"`);
  // The map was made of the entries, each under its own id.
  return found as CallOf<Id>;
};
