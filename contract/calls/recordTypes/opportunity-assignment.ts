// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/opportunity-assignment.schema.json` as its calls answer it. */
export interface OpportunityAssignment {
  id: number;
  opportunityId?: number;
  fromAgentName?: string;
  agentName?: string;
  manner?: 'manual' | 'automatic' | 'pull' | 'reassignment' | 'churn';
  assignedByName?: string;
  createdAt: string;
}
/** What people write of it; null clears a field. */
export interface OpportunityAssignmentFields {}
