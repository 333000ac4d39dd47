// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/assignable-agent.schema.json` as its calls answer it. */
export interface AssignableAgent {
  id: number;
  name?: string;
  email?: string;
  accountCount?: number;
  version: number;
}
/** What people write of it; null clears a field. */
export interface AssignableAgentFields {}
