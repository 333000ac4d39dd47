import type { ToldEvent } from './Events.ts';

/** A stranger's text on the channel is not an event of ours. */
export const readEvent = (payload: string): ToldEvent | undefined => {
  try {
    const event = JSON.parse(payload) as ToldEvent;
    return typeof event.topic === 'string' ? event : undefined;
  } catch {
    return undefined;
  }
};
