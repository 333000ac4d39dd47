import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { recordTopic, type RecordEvent } from '#contract/domain/eventTopics.ts';
import { useEvents } from '#parts/events/useEvents.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useUser } from '#parts/contexts/useUser.ts';

type Saved = Extract<RecordEvent, { kind: 'changed' | 'removed' }>;

/** Milliseconds in which the answer to one's own save is there. */
const ownDelay = 1_000;

interface Shown {
  readonly resource: string;
  readonly id: string;
  /** As the page shows it; undefined while it is not there yet. */
  readonly version: unknown;
  readonly refetch: () => Promise<unknown>;
}

export interface Colleague {
  readonly id: number;
  readonly name: string;
}

/**
 * Who else has the record open; what one of them saves is read at once, and said. A form with unsaved changes keeps them, and
 * saving settles both (docs/decisions/0099-events.md).
 */
export const useColleagues = ({ resource, id, version, refetch }: Shown): readonly Colleague[] => {
  const user = useUser();
  const snackbar = useSnackbar();
  const translate = useTranslate();
  const [people, setPeople] = useState<readonly Colleague[]>([]);

  const meet = (met: readonly Colleague[]) =>
    setPeople(known => {
      const fresh = met.filter(({ id: one }) => known.every(other => other.id !== one));
      return fresh.length > 0 ? [...known, ...fresh] : known;
    });

  const latest = useRef(version);
  useEffect(() => {
    latest.current = version;
  }, [version]);
  const readUnlessShown = (saved: number | null): void => {
    if (latest.current !== undefined && (saved === null || saved !== latest.current))
      void refetch();
  };

  const changed = ({ kind, version: saved, byId, by }: Saved): void => {
    if (byId !== user?.id) {
      readUnlessShown(saved);
      if (by !== null) snackbar('info', translate(`engine.colleagues.${kind}`, { name: by }));
      return;
    }
    // One's own, which this page may be about to show, and else another window of their made it.
    if (kind === 'changed') setTimeout(() => readUnlessShown(saved), ownDelay);
  };

  useEvents<RecordEvent>(
    user && recordTopic(resource, id),
    event => {
      if ('byId' in event) changed(event);
      else if (event.kind === 'present') meet(event.people);
      else if (event.kind === 'opened') meet([event]);
      else setPeople(known => known.filter(one => one.id !== event.id));
    },
    () => void refetch(),
  );
  return people.filter(({ id: one }) => one !== user?.id);
};
