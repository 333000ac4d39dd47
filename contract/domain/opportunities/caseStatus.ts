/**
 * Statuses of a case, by the list that shows it (part 1 section 4). They share numbers with the statuses of an
 * opportunity and mean something else: status 1 is new there, link sent here (decision T36).
 */
export const caseStatusLists = {
  followUp: [1, 44, 46, 57],
  renewal: [1, 22, 44, 46, 57],
  linkSent: [1, 57],
  linkSentTeleSales: [8],
} as const;

/** The stage a link-sent list asks for besides the status, and the owner calling queue too (decision T36). */
export const ownerCallingStageId = 98;

/** The follow-up status that asks for special care: what the tile of that name counts beside hot clients. */
export const specialFollowUpStatusId = 46;

/** A called number is first looked up in these statuses, then in any (decision T107). */
export const callerLookupStatuses = [1, 57] as const;
