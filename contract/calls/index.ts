import { slotKindCalls } from './slots/slotKindCalls.ts';
import { slotAvailabilityCalls } from './slots/slotAvailability.ts';
import { slotFillCalls } from './slots/slotFill.ts';
import { slotHoldCalls } from './slots/slotHolds.ts';
import { packageHistoryCalls } from './catalogue/packageHistory.ts';
import { videoTourCalls } from './slots/videoTours.ts';
import { slotMediaCalls } from './slots/slotMedia.ts';
import { slotPlaceCalls } from './slots/slotPlaces.ts';
import type { Call } from './call.ts';
import { bulkCalls } from './records/bulk.ts';
import { fileCalls } from './files/files.ts';
import { changeCalls } from './records/changes.ts';
import { colleagueCalls } from './users/colleagues.ts';
import { eventStreamCalls } from './eventStream/eventStream.ts';
import { exportCalls } from './records/exports.ts';
import { exportScheduleCalls } from './records/exportSchedules.ts';
import { migrationActCalls, recordMigrationCalls } from './records/recordMigrations.ts';
import { importCalls } from './records/imports.ts';
import { callingConfigCalls } from './calling/callingConfigs.ts';
import { analyticsCalls } from './analytics/analytics.ts';
import { proposalCalls } from './proposals/proposals.ts';
import { approvalDelegateCalls, approvalDelegationCalls } from './approvals/approvalDelegations.ts';
import { callingCalls } from './calling/calling.ts';
import { performanceCalls } from './performance/performance.ts';
import { supervisionCalls } from './floor/supervisions.ts';
import { jobCalls } from './jobs/jobs.ts';
import { recordCalls } from './records/records.ts';
import { renewalCalls } from './renewals/renewals.ts';
import { reportCalls } from './reports/reports.ts';
import { tileListCalls } from './dashboards/tileLists.ts';
import { totalCalls } from './records/totals.ts';
import { viewCalls } from './records/views.ts';
import { clientStandingCalls } from './clientStandings/clientStandings.ts';
import { whyCalls } from './records/why.ts';
import { documentedReportCalls } from './reports/documentedReports.ts';
import { companyCalls } from './users/company.ts';
import { apiTokenCalls, serviceAccountCalls, tokenActCalls } from './users/serviceAccounts.ts';
import { webhookActCalls, webhookCalls, webhookDeliveryCalls } from './webhooks/webhooks.ts';
import { kiraCalls } from './calling/calls.ts';
import { callLogCalls } from './calling/callLogs.ts';
import { churnCalls } from './churn/churn.ts';
import { clientConfigCalls, clientConfigTwins } from './clientHandlers/clientConfigs.ts';
import { scimCalls } from './scim/scim.ts';
import { directoryCalls } from './session/directory.ts';
import { liveScreenCalls } from './screens/liveScreens.ts';
import { publishedScreenCalls } from './screens/publishedScreens.ts';
import {
  screenDraftActCalls,
  screenDraftCalls,
  screenVersionCalls,
} from './screens/screenDrafts.ts';
import { ownSecurityCalls } from './session/ownSecurity.ts';
import { sessionCalls } from './session/session.ts';
import { signInStepCalls } from './session/signInSteps.ts';
import { secondFactorCalls } from './users/secondFactors.ts';
import {
  departmentCalls,
  designationCalls,
  salesBranchCalls,
  userActCalls,
  userCalls,
  virtualNumberCalls,
} from './users/users.ts';
import { cityCalls } from './places/cities.ts';
import { getActionsCalls } from './performance/getActions.ts';
import { activityCalls } from './floor/activity.ts';
import { mystiqueCallingCalls } from './calling/caseCalls.ts';
import {
  campaignCalls,
  campaignChoiceCalls,
  campaignRecordsCall,
  manualCampaignCall,
} from './campaigns/campaigns.ts';
import { dashboardActionCalls } from './dashboards/dashboardActions.ts';
import { mortgageCalls } from './mortgage/partners.ts';
import { documentCalls } from './documents/documents.ts';
import { approvalCalls } from './approvals/approvals.ts';
import { agentMappingCalls } from './mappings/agentMappings.ts';
import { capCalls } from './caps/caps.ts';
import { catalogueCalls } from './catalogue/catalogue.ts';
import { catalogueReads } from './catalogue/catalogueReads.ts';
import { closureDateCalls } from './closureDates/closureDates.ts';
import { dashboardCalls } from './dashboards/dashboard.ts';
import { clientCalls } from './clients.ts';
import { dealCalls } from './deals.ts';
import { erpCalls } from './erp/erp.ts';
import { addEventCitiesCall, eventCityCalls } from './events/eventCities.ts';
import { eventCalls, slotMovesCall } from './events/events.ts';
import { incentiveCalls } from './incentives/incentives.ts';
import { localityCalls } from './places/localities.ts';
import { listingCalls } from './listings/listings.ts';
import { matrixCalls } from './matrices/matrices.ts';
import { monetizableCityCalls } from './places/monetizableCities.ts';
import { notificationCalls } from './notifications/notifications.ts';
import { moneyCalls } from './payments/money.ts';
import { ownerCaseCalls } from './calling/ownerCases.ts';
import { pricingCalls } from './pricing/pricing.ts';
import { referenceCalls } from './reference/reference.ts';
import { regionCalls } from './places/regions.ts';
import { updateTwins } from './twins.ts';
import { agentStatusCalls } from './calling/agentStatus.ts';
import { settingCalls } from './settings/settings.ts';
import { ticketCalls } from './tickets/tickets.ts';

/** Every call of the console; the server serves exactly these. */
export const calls = [
  ...sessionCalls,
  ...directoryCalls,
  ...scimCalls,
  ...signInStepCalls,
  ...ownSecurityCalls,
  ...secondFactorCalls,
  ...companyCalls,
  ...userCalls.calls,
  ...userActCalls,
  ...serviceAccountCalls.calls,
  ...apiTokenCalls.calls,
  ...tokenActCalls,
  ...webhookCalls.calls,
  ...webhookDeliveryCalls.calls,
  ...webhookActCalls,
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
  ...exportScheduleCalls.calls,
  ...recordMigrationCalls.calls,
  ...migrationActCalls,
  ...settingCalls,
  ...importCalls,
  ...publishedScreenCalls,
  ...screenDraftCalls.calls,
  ...screenDraftActCalls,
  ...screenVersionCalls.calls,
  ...liveScreenCalls,
  ...totalCalls,
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
  addEventCitiesCall,
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
  ...slotKindCalls,
  ...videoTourCalls,
  ...packageHistoryCalls,
  ...slotMediaCalls,
  ...slotPlaceCalls,
  ...slotAvailabilityCalls,
  ...slotFillCalls,
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
