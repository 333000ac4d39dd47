import type { SavedView } from '#contract/calls/records/views.ts';
import { followRenames } from '#contract/model/files/followRenames.ts';
import type { Field, List, Text } from '#contract/model/types.ts';
import type { ViewState } from '#contract/model/ViewState.ts';
import { canonicalJson } from '#contract/domain/canonicalJson.ts';

/** A tab above the list: all of it, a view of the screen file, or a saved one. */
export interface ViewTab {
  /** '' for all, the name in the screen file, or the id of a saved view. */
  readonly key: string;
  readonly label: Text;
  readonly saved: SavedView | null;
  /** What it opens, under the names of today. */
  readonly state: ViewState;
}

type Fields = Readonly<Record<string, Field>>;

const same = (words: string): Text => ({ en: words, hi: words });

/** The tabs in their order. `all` is what the first one is called. */
export const viewTabs = (
  list: List,
  fields: Fields,
  saved: readonly SavedView[],
  all: string,
): readonly ViewTab[] => [
  { key: '', label: same(all), saved: null, state: { sort: list.sort[0] } },
  ...list.views.map(({ name, label, where, sort }) => ({
    key: name,
    label,
    saved: null,
    state: { where, sort: sort[0] },
  })),
  ...saved.map(view => ({
    key: String(view.id),
    label: same(view.name),
    saved: view,
    state: followRenames(view.state as ViewState, fields).kept,
  })),
];

interface Shown extends Omit<ViewState, 'columns'> {
  readonly viewName: string | undefined;
}

const isSame = (one: unknown, other: unknown) =>
  canonicalJson(one ?? null) === canonicalJson(other ?? null);

/** The tab that is open: the one that the address names, else the one whose filter is on (links from elsewhere). */
export const openTab = (tabs: readonly ViewTab[], shown: Shown): ViewTab | undefined =>
  tabs.find(({ key }) => key !== '' && key === shown.viewName) ??
  tabs.find(({ saved, state }) => !saved && !shown.search && isSame(state.where, shown.where)) ??
  tabs[0];

/** Whether the list shows something else than its tab would; columns are asked of their own. */
export const isTabChanged = (
  { saved, state }: ViewTab,
  { where, search, sort, pageSize }: Shown,
): boolean =>
  !isSame(state.where, where) ||
  (state.search ?? '') !== (search ?? '') ||
  (state.sort !== undefined && !isSame(state.sort, sort)) ||
  // Only a saved view has rows per page of its own.
  (saved !== null && state.pageSize !== undefined && state.pageSize !== pageSize);
