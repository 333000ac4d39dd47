import type { Services } from '../../../calls/Context.ts';
import type { Database } from '../../../database/client.ts';
import type { CallRow } from '../callRow.ts';

interface Writing {
  readonly db: Database;
  readonly services: Services;
}

/** Tells the agent's open pages that a call has changed; they read the desk again. */
export const tellCall = (
  { db, services }: Writing,
  { agentId, id, state, version }: CallRow,
): Promise<void> =>
  services.events.publish(db, {
    topic: 'call',
    userId: agentId,
    payload: { id, state, version },
    isPassing: true,
  });
