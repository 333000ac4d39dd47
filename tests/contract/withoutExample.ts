/** Calls that have no example yet, by the reason. */
const left: Readonly<Record<string, string>> = {
  'not noted yet: no suite that ran with EXAMPLES made it': `
    ownSecurity.beginFactor ownSecurity.completeFactor ownSecurity.endOtherSessions ownSecurity.endSession ownSecurity.forgetDevice
    ownSecurity.makeRecoveryCodes ownSecurity.proofOptions ownSecurity.prove ownSecurity.read ownSecurity.removeApp
    ownSecurity.removePasskey ownSecurity.renamePasskey scim.config scim.createGroup scim.createUser scim.deleteGroup scim.deleteUser
    scim.getGroup scim.getUser scim.listGroups scim.listUsers scim.patchGroup scim.patchUser scim.replaceGroup scim.replaceUser
    scim.resourceTypes scim.schemas session.beginDirectory session.beginFactor session.code session.completeFactor
    session.endedAtDirectory session.loginDirectory session.passkey session.passkeyOptions session.recoveryCode settings.read
    users.resetSecondFactor users.secondFactor webhookDeliveries.list webhookDeliveries.sendAgain webhookEvents.suggest webhooks.create
    webhooks.days webhooks.get webhooks.list webhooks.pause webhooks.remove webhooks.resume webhooks.rotate webhooks.test
    ad-briefs.act.drop records.act
    webhooks.update screenDrafts.list screenDrafts.begin screenDrafts.get screenDrafts.update screenDrafts.remove screenDrafts.look
    screenDrafts.publish screenVersions.list
    accountActivities.list accountIpMatches.dismiss accountMappings.create accountMappings.list accountMappings.remove accountMerges.create
    accountMerges.list accountMerges.preview accountMerges.undo accounts.addCity accounts.create accounts.didNumber accounts.dndStatus
    accounts.figureParts accounts.get accounts.isMigrated accounts.keySearch accounts.markDnd accounts.merge accounts.migrate accounts.reassign
    accounts.thresholds accounts.update accounts.updateHistory accounts.updateV1 accounts.wallet activity.get activity.set
    activity.userHierarchy adPackages.check adPackages.create adPackages.get adPackages.live adPackages.stop adPackages.update addresses.create
    addresses.update agentBranchMappings.update agentPhones.list agentStatus.get agentStatus.set analytics.pageTiming approvalDelegations.create
    approvalDelegations.list approvalDelegations.remove approvalDelegations.update approvals.get approvals.packageDetails approvals.path
    approvals.rejectTask approvals.send audienceMaximizers.check audienceMaximizers.create audienceMaximizers.get audienceMaximizers.live
    audienceMaximizers.stop bankNotices.remove bankNotices.update builderExclusivity.list calling.desk calling.line calling.ofAccount
    calling.pull calling.queue calling.release calling.ring callingAgentMappings.list callingConfigs.create callingConfigs.get
    callingConfigs.list callingConfigs.update calls.createDetail calls.dispose calls.draft calls.extend calls.hangUp calls.hold calls.place
    calls.redial calls.undo campaignChoices.list caps.remove caseReference.assignStatuses caseReference.categories caseReference.reasons
    caseReference.statusMappings cases.call cases.callOpportunity churnApartmentTypes.list churnDryRuns.get churnDryRuns.start
    churnPropertyTypes.list churnSchedules.create churnSchedules.createInBulk churnSchedules.documentedList churnSchedules.get
    churnSchedules.list churnSchedules.simulate churnSchedules.stop cityAgentMappings.list clientStandings.list company.users console.restore
    console.revert console.undo console.why contacts.create contacts.remove contacts.resendVerification contacts.update contacts.verify
    contentPackages.get digiliteMappings.list digiliteMappings.remove digiliteMappings.update discountMatrix.list discountMatrix.remove
    discountMatrix.save erpRecords.list events.slotMoves events.update exports.start files.list gateway.callback imports.list imports.progress
    imports.revert incentiveSlabs.update invoices.askForIrn invoices.paper kira.callNow kira.dispose kira.hangup leadDeliveries.list
    leadProfiles.list ledgerEntries.list legalEntities.create legalEntities.ofAccount legalEntities.update listings.suggest
    localityAgentMappings.list microsites.check microsites.create microsites.get microsites.live microsites.stop microsites.update
    milestones.remove milestones.update mortgageBanks.list mortgagePartners.update notifications.read notifications.recent npPackages.summary
    npPendingActivations.list npSlots.create npSlots.list npSlots.stop npSlots.swap npSwapPartners.list opportunities.assign
    opportunities.autoassign opportunities.figureParts opportunities.markLost opportunities.mentionable opportunities.migrate
    opportunities.ownerActivation opportunities.postKeySearch opportunities.renewalTags opportunities.shareLink opportunities.shareTenantLink
    opportunities.update opportunityAssignments.list opportunityComments.list opportunityEvents.list opportunityPackages.changeStatus
    opportunityPackages.list opportunityPackages.remove opportunityPackages.update opportunityProjects.create opportunityProjects.list
    opportunityProjects.remove ownerCases.list packageFamilies.get packageFamilies.listV3 packageFamilies.remove packageFamilies.update
    packageHistory.list packagePrices.create packagePrices.forAccount packagePrices.ofOwner packagePrices.ofPackage packagePrices.ofTenant
    packagePrices.plan packagePrices.remove packageProducts.activationParameters packageProducts.create packageProducts.remove packages.cities
    packages.copy packages.get packages.parameters packages.remove packages.shareDetails packages.update payees.remove payees.update
    paymentLinks.list paymentLinks.share payments.bucketInfo payments.milestoneDetails payments.ofMilestone payments.transactions
    payments.unutilized payoutLines.remove productConfigs.create productConfigs.remove productConfigs.update proposals.create proposals.decide publishedScreens.back publishedScreens.check
    publishedScreens.get publishedScreens.list publishedScreens.publish liveScreens.file liveScreens.heads
    quotes.get quotes.save rcm.get recordMigrations.apply recordMigrations.list recordMigrations.takeBack reference.list regions.create
    regions.get regions.remove regions.removeOne regions.update serviceAccounts.get session.setPassword sharing.get siteTakeovers.live
    siteTakeovers.stop slotAvailability.caps slotAvailability.elsewhere slotAvailability.fill slotAvailability.freeOnAll slotSwaps.get
    slotSwaps.list soc.get soc.ownerCallingQueue soc.pull soc.pullBroker soc.pullBuilder soc.pullTenant soc.update statements.get stories.check
    stories.create stories.get stories.languages stories.live stories.stop stories.update supervisions.end supervisions.list supervisions.start
    tanThresholds.list telephony.incoming telephony.notices termsheetMilestones.list termsheetPackages.list termsheetSteps.list
    termsheets.answer termsheets.cancel termsheets.correct termsheets.drop termsheets.get termsheets.share termsheets.update termsheets.view
    ticketCategoryAttributes.list totals.get userTargets.add users.activateCalling users.addCampaign users.create users.get users.hrisDetails
    users.reallocateNumber users.removeRole users.sendSignInLink users.setCampaigns users.setRoles users.signInMail users.update
    users.updateAssignedAccounts users.updateContactDetails users.virtualNumber videoTours.cancel videoTours.create videoTours.get
    videoTours.list videoTours.update virtualNumbers.list walletEntries.list walletPayments.list
  `,
  'answers a file or a stream, and its request was not noted': `
    liveScreens.validator console.events documents.get exports.get files.get incentives.report invoices.pdf jobs.file payoutBatches.file reports.agentPerformance
    reports.calls reports.invoices reports.linked reports.paymentFailed reports.renewals reports.sales reports.salesOpportunities slotMedia.get
    statements.csv statements.pdf termsheets.pdf
  `,
  'takes a file, whose form is not noted': `
    campaigns.createManual documents.upload files.upload imports.run slotMedia.upload
  `,
  'of the generic store: no suite makes it on a screen of the product': `
    ad-briefs.create ad-briefs.get ad-briefs.remove ad-briefs.update announcements.create announcements.get announcements.list
    announcements.remove announcements.update faqs.create faqs.get faqs.list faqs.remove faqs.update proposals.get public-holidays.create
    public-holidays.get public-holidays.list public-holidays.remove public-holidays.update
  `,
};

/** The reason by the id of the call. */
export const withoutExample: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(left).flatMap(([reason, ids]) =>
    ids
      .trim()
      .split(/\s+/)
      .map(id => [id, reason] as const),
  ),
);
