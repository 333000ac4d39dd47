import { useEffect, useEffectEvent } from 'react';
import type { EventTopic } from '#contract/domain/eventTopics.ts';
import { createEventHub, type BrowserEventHub } from './eventHub.ts';

let hub: BrowserEventHub | undefined;

/** The hub of this tab; undefined where the browser has no streams, as in tests without one. */
const theHub = (): BrowserEventHub | undefined => {
  if (typeof EventSource === 'undefined' || typeof BroadcastChannel === 'undefined')
    return undefined;
  const name = 'console-events';
  // Locks need TLS, or an address of this machine.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  hub ??= createEventHub({
    open: url => new EventSource(url),
    channel: new BroadcastChannel(name),
    onLeave: leave => addEventListener('pagehide', leave),
    ...(locks && { lead: begin => void locks.request(name, begin) }),
  });
  return hub;
};

/**
 * Hears what is told under a topic while the component stands (docs/decisions/0099-events.md).
 * @param topic undefined: nothing is heard
 * @param hear gets the payload, which is what the publisher of the topic says it is
 * @param missed what is shown may be old: read it again
 */
export const useEvents = <Payload>(
  topic: EventTopic | undefined,
  hear: (payload: Payload) => void,
  missed?: () => void,
): void => {
  const onHear = useEffectEvent((payload: unknown) => hear(payload as Payload));
  const onMissed = useEffectEvent(() => missed?.());
  useEffect(() => {
    if (topic === undefined) return undefined;
    return theHub()?.subscribe(topic, {
      hear: payload => onHear(payload),
      missed: () => onMissed(),
    });
  }, [topic]);
};
