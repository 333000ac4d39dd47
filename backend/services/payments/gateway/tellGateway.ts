import type { Services } from '../../../calls/Context.ts';
import { takeCallback } from './callback.ts';

/**
 * Callbacks of the embedded gateway that are due, through the same check as those of a real one. One that is told twice,
 * since a process ended in between or two of them told it, is harmless.
 */
export const tellGateway = async (services: Services): Promise<void> => {
  const { db, gateway, now } = services;
  for (const one of await gateway.due(db, now())) {
    await takeCallback(services, one);
    await db.transaction(inner => gateway.told(inner, one));
  }
};
