import { useResourceContext, type Identifier } from 'react-admin';
import { useMemo, useState } from 'react';
import { isAlike } from '#contract/domain/isAlike.ts';
import { useDrafts } from '../form/drafts/useDrafts.ts';
import type { Values } from '../values/withValueAt.ts';

/** What a storage can keep: a chosen file is chosen again. */
const isKept = (value: unknown): boolean =>
  !(value instanceof Blob) && !(Array.isArray(value) && value.some(one => one instanceof Blob));

/**
 * What was typed into the dialog of an action and not sent, as forms of records keep it: it is there again after a reload, or
 * when the page was left with the dialog open.
 * @param act which dialog of the screen it is; undefined: it keeps nothing
 * @param id of the record that it is for
 */
export const useAskDraft = (act: string | undefined, id: Identifier | undefined) => {
  const drafts = useDrafts();
  const resource = useResourceContext() ?? '';
  const place = useMemo(
    () => (act === undefined ? undefined : { resource, act, ...(id !== undefined && { id }) }),
    [resource, act, id],
  );
  const [found, setFound] = useState(() => place && drafts.find(place));
  return {
    /** What came back; undefined where nothing was kept. */
    found,
    /** Keeps what differs from what the dialog begins with. */
    keep: (begun: Values, values: Values): void => {
      if (!place) return;
      const typed = Object.entries(values).filter(
        ([name, value]) => !isAlike(value, begun[name]) && isKept(value),
      );
      // What was emptied is kept as null, which a storage has, too.
      const kept = Object.fromEntries(typed.map(([name, value]) => [name, value ?? null]));
      if (typed.length === 0) drafts.remove(place);
      else drafts.keep(place, { values: kept, savedAt: Date.now() });
    },
    /** It was sent, or thrown away. */
    drop: (): void => {
      setFound(undefined);
      if (place) drafts.remove(place);
    },
  };
};
