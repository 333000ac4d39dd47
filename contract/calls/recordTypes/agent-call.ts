// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/agent-call.schema.json` as its calls answer it. */
export interface AgentCall {
  id: number;
  agentId?: number;
  agentName?: string;
  startedAt?: string;
  isConnected?: boolean;
  callTime?: number;
  talkTime?: number;
  reasonName?: string;
  opportunityName?: string;
  route?: string;
}
/** What people write of it; null clears a field. */
export interface AgentCallFields {}
