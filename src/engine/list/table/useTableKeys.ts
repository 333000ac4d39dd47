import type { RaRecord } from 'react-admin';
import { useCallback, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useShortcut } from '#parts/controls/useShortcut.ts';
import { placeOfCell } from '../inline/editPlaces.ts';
import type { CellPlace, InlineEdit } from '../inline/useInlineEdit.ts';
import type { Folds } from '../tree/Fold.ts';
import type { VirtualWindow } from '../window/useVirtualWindow.ts';

interface Table {
  readonly body: RefObject<HTMLElement | null>;
  readonly frame: RefObject<HTMLElement | null>;
  readonly rows: readonly RaRecord[];
  readonly near: VirtualWindow;
  readonly setEditing: InlineEdit['setEditing'];
  /** Whether `j`, `k` and `x` work wherever the focus is. */
  readonly hasPageKeys: boolean;
  readonly folds?: Folds | undefined;
}

/** What of a row takes the focus: its link, and the values that can be changed. */
const stops = '.row-link, td[data-edit]';

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('tr[data-id]') ?? null;

/**
 * The keys of the table. With the focus in a row: arrows go to the next row and the next value that can be changed, Home
 * and End to the first and last row, Space selects, Enter opens or changes; in a tree right opens a row and left closes it. Anywhere on the page, unless they are
 * switched off: `j` and `k` go from row to row, `x` selects.
 */
export const useTableKeys = (table: Table) => {
  const { body, frame, rows, near, setEditing, hasPageKeys, folds } = table;
  const { hold, rowHeight } = near;

  const indexOf = useCallback(
    (row: HTMLElement | null) =>
      row ? rows.findIndex(({ id }) => String(id) === row.dataset['id']) : -1,
    [rows],
  );

  /** Draws a row that is far away too, and gives it the focus: at the same value where it has it, else at its link. */
  const goTo = (index: number, path?: string) => {
    const record = rows[index];
    if (!record) return;
    flushSync(() => hold(index));
    const row = body.current?.querySelector(`tr[data-id="${CSS.escape(String(record.id))}"]`);
    const cell = path && row?.querySelector<HTMLElement>(`td[data-edit="${CSS.escape(path)}"]`);
    (cell || row?.querySelector<HTMLElement>('.row-link'))?.focus();
  };
  const step = (by: number) => {
    const { activeElement } = document;
    const now = indexOf(rowOf(activeElement));
    const to = now === -1 ? (by > 0 ? 0 : rows.length - 1) : now + by;
    const path = activeElement instanceof HTMLElement ? activeElement.dataset['edit'] : undefined;
    goTo(Math.min(Math.max(to, 0), rows.length - 1), path);
  };
  const select = () =>
    rowOf(document.activeElement)
      ?.querySelector<HTMLInputElement>('.tick input[type=checkbox]')
      ?.click();

  useShortcut('j', () => step(1), hasPageKeys);
  useShortcut('k', () => step(-1), hasPageKeys);
  useShortcut('x', select, hasPageKeys);

  const aside = (target: HTMLElement, by: number) => {
    const record = target.matches('.row-link') && rows[indexOf(rowOf(target))];
    // Only what is the other way round: an open row is left to the right, a closed one to the left.
    if (record && folds?.of(record)?.isOpen === by < 0) return folds.toggle(record.id);
    const all = [...(rowOf(target)?.querySelectorAll<HTMLElement>(stops) ?? [])];
    all[all.indexOf(target) + by]?.focus();
  };
  const screenful = () =>
    Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / (rowHeight || 1)) - 2);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !target.matches(stops)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      ArrowRight: () => aside(target, 1),
      ArrowLeft: () => aside(target, -1),
      PageDown: () => step(screenful()),
      PageUp: () => step(-screenful()),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
      ' ': select,
    };
    const place = placeOfCell(target, rows);
    const isEdit = place && (event.key === 'Enter' || event.key === 'F2');
    const act = isEdit ? () => setEditing(place) : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  /** The row with the focus stays in the page, wherever the list is scrolled. */
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    // A dialog that a cell has opened stands elsewhere in the page, but its events come up here.
    if (!currentTarget.contains(target)) return;
    const index = indexOf(rowOf(target));
    hold(index === -1 ? null : index);
  };

  /** Ends a change in the row: the cell has the focus again, unless the person went elsewhere meanwhile. */
  const focusCell = useCallback(
    ({ id, path }: CellPlace) => {
      flushSync(() => setEditing(null));
      if (document.activeElement !== document.body) return;
      const row = body.current?.querySelector(`tr[data-id="${CSS.escape(String(id))}"]`);
      row?.querySelector<HTMLElement>(`td[data-edit="${CSS.escape(path)}"]`)?.focus();
    },
    [body, setEditing],
  );
  return { onKeyDown, onFocus, focusCell };
};
