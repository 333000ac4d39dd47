import { useEffect, useEffectEvent, useRef } from 'react';
import type { NumbersEvent } from '#contract/domain/eventTopics.ts';
import { useEvents } from '#parts/events/useEvents.ts';
import { useToday } from '#parts/words/useNow.ts';
import { createReadAgain, type ReadAgain } from './createReadAgain.ts';

interface Options {
  /** What of an event is shown. */
  namesOf: (event: NumbersEvent) => readonly string[];
  /** Reads what is named, or all. Rejects when it could not. */
  read: (names: readonly string[] | undefined) => Promise<unknown>;
  /** Milliseconds after which all is read in any case; absent: numbers change by writes and with the day alone. */
  every?: number;
}

/** Keeps numbers true: reads again what events name, all of it when the day in India changes or events were missed (record 0245). */
export const useReadAgain = ({ namesOf, read, every }: Options): void => {
  const again = useRef<ReadAgain>(undefined);
  const onRead = useEffectEvent(read);
  useEffect(() => {
    const own = createReadAgain({
      read: names => onRead(names),
      isSeen: () => document.visibilityState === 'visible',
    });
    again.current = own;
    const backstop = every === undefined ? undefined : setInterval(own.all, every);
    document.addEventListener('visibilitychange', own.seen);
    return () => {
      clearInterval(backstop);
      document.removeEventListener('visibilitychange', own.seen);
      own.end();
    };
  }, [every]);
  useEvents<NumbersEvent>(
    'numbers',
    event => again.current?.named(namesOf(event)),
    () => again.current?.all(),
  );
  const today = useToday();
  const shown = useRef(today);
  useEffect(() => {
    if (shown.current === today) return;
    shown.current = today;
    again.current?.all();
  }, [today]);
};
