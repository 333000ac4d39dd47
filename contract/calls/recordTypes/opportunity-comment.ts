// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/opportunity-comment.schema.json` as its calls answer it. */
export interface OpportunityComment {
  id: number;
  opportunityId?: number;
  text?: string;
  mentioned?: string[];
  reasonName?: string;
  statusName?: string;
  fupTime?: string;
  authorName?: string;
  createdAt: string;
}
/** What people write of it; null clears a field. */
export interface OpportunityCommentFields {}
