import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { opportunities, users } from '../database/schema/index.ts';

/** Who works the deal that a row hangs on; their name is searched beside its words (`opportunityWords`). */
export const dealAgents = alias(users, 'deal_agents');

/** Stands behind the join of the deal. */
export const joinDealAgent = {
  table: dealAgents,
  on: eq(dealAgents.id, opportunities.agentId),
  isInner: false,
};
