import { useEvent, type Identifier, type RaRecord } from 'react-admin';
import { useEffect, useMemo, useRef } from 'react';
import type { ListState } from '../state/HeldList.tsx';

export interface Selection {
  readonly has: (id: Identifier) => boolean;
  /** How much of the page is selected. */
  readonly page: 'none' | 'some' | 'all';
  /** With `isRange` every row from the last one that was selected by hand. */
  readonly select: (id: Identifier, isRange: boolean) => void;
  readonly togglePage: () => void;
}

/**
 * The selected rows; they stay selected when the page or the sort changes. Another search or filter lets them go: what is
 * no longer shown is not to be deleted unseen.
 */
export const useSelection = (state: ListState, rows: readonly RaRecord[]): Selection => {
  const { selectedIds, onSelect, onToggleItem } = state;
  const last = useRef<Identifier | null>(null);
  const selected = useMemo(() => new Set(selectedIds), [selectedIds]);

  const question = JSON.stringify(state.found);
  const asked = useRef(question);
  useEffect(() => {
    if (asked.current === question) return;
    asked.current = question;
    onSelect([]);
  }, [question, onSelect]);

  // The handlers stay the same between renders, so that a row is drawn again only when it changes itself.
  const select = useEvent((id: Identifier, isRange: boolean) => {
    const from = rows.findIndex(row => row.id === last.current);
    const to = rows.findIndex(row => row.id === id);
    last.current = id;
    if (!isRange || from === -1 || to === -1) {
      onToggleItem(id);
      return;
    }
    const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(row => row.id);
    onSelect([...new Set([...selectedIds, ...range])]);
  });

  const togglePage = useEvent(() => {
    const onPage = rows.map(row => row.id);
    const others = selectedIds.filter(id => !onPage.includes(id));
    const isWhole = onPage.every(id => selectedIds.includes(id));
    onSelect(isWhole ? others : [...others, ...onPage]);
  });

  const count = rows.filter(row => selected.has(row.id)).length;
  return {
    has: id => selected.has(id),
    page: count === 0 ? 'none' : count === rows.length ? 'all' : 'some',
    select,
    togglePage,
  };
};
