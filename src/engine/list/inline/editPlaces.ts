import type { RaRecord } from 'react-admin';
import type { CellPlace } from './useInlineEdit.ts';

/** The values that can be changed and are drawn, in reading order; ids as the page carries them. */
export const editPlaces = (body: HTMLElement | null): readonly { id: string; path: string }[] =>
  [...(body?.querySelectorAll<HTMLElement>('td[data-edit]') ?? [])].map(cell => ({
    id: cell.parentElement?.dataset['id'] ?? '',
    path: cell.dataset['edit'] ?? '',
  }));

/** The value that an event is about, when it can be changed. */
export const placeOfCell = (
  target: EventTarget | null,
  rows: readonly RaRecord[],
): CellPlace | undefined => {
  const cell =
    target instanceof Element ? target.closest<HTMLElement>('td[data-edit]:not(.editing)') : null;
  const record = rows.find(({ id }) => String(id) === cell?.parentElement?.dataset['id']);
  const path = cell?.dataset['edit'];
  return record && path ? { id: record.id, path } : undefined;
};
