/** Types of outbound campaigns (part 1 section 9). */
export const campaignTypes = ['Normal', 'Manual Rechurn', 'Manual'] as const;
export type CampaignType = (typeof campaignTypes)[number];

/** `caseTypeId` of a campaign (part 2 section 3). */
export const campaignCaseType = 'SOCASE';

/** The two flags of a campaign's record (part 2 section 3), of which one type is made each. */
export interface CampaignFlags {
  readonly manualCampaign: boolean;
  readonly rechurn: boolean;
}

/** The type that flags mean; a rechurn that says nothing of being made by hand is one all the same. */
export const typeOfFlags = ({
  manualCampaign,
  rechurn,
}: { readonly [Flag in keyof CampaignFlags]?: boolean | undefined }): CampaignType => {
  if (rechurn) return 'Manual Rechurn';
  return manualCampaign ? 'Manual' : 'Normal';
};
