/** Types of outbound campaigns (part 1 section 9). */
export const campaignTypes = ['Normal', 'Manual Rechurn', 'Manual'] as const;
export type CampaignType = (typeof campaignTypes)[number];

/** `caseTypeId` of a campaign (part 2 section 3). */
export const campaignCaseType = 'SOCASE';
