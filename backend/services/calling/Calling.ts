import type { Actor } from '../../calls/Actor.ts';
import type { Services } from '../../calls/Context.ts';
import type { Audit } from '../../audit/createAudit.ts';
import type { Database } from '../../database/client.ts';

/** What every step of a call works with: an agent's request, or the server's clock in the agent's name. */
export interface Calling {
  readonly db: Database;
  readonly actor: Actor;
  readonly audit: Audit;
  readonly services: Services;
}
