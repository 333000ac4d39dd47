// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/agent-sale.schema.json` as its calls answer it. */
export interface AgentSale {
  id: number;
  agentId?: number;
  agentName?: string;
  closedAt?: string;
  name?: string;
  accountName?: string;
  dealValue?: number;
  route?: string;
}
/** What people write of it; null clears a field. */
export interface AgentSaleFields {}
