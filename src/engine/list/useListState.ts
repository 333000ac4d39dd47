import { useNavigate, useStore } from 'react-admin';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { followRenames } from '#contract/model/followRenames.ts';
import type { ViewState } from '#contract/model/ViewState.ts';
import { openingSort } from '#contract/requests/opening.ts';
import { useScreen } from '../ScreenContext.ts';
import { usePreference } from '#parts/usePreference.ts';
import { readListAddress, writeListAddress, type ListAddress } from './address/listAddress.ts';
import { useListScope } from './ListScope.ts';
import { useKnownFields } from './useKnownFields.ts';
import { rowsPreference, rowsThatFit } from './rowsPerPage.ts';
import { useListQuery } from './useListQuery.ts';
import { useViews } from './views/useViews.ts';

/** The numbers of rows that a page may have (part 2 section 9, T70). */
export const pageSizes = [5, 10, 20, 30, 50, 100] as const;

const nothing: ViewState = {};

/**
 * The list as the address says it, with its rows: view, filter, search, sort, page. An address without anything in it
 * goes on where the person was on this list before, else with the view that the list opens with.
 */
export const useListState = () => {
  const { list, resource } = useScreen();
  const fields = useKnownFields();
  const navigate = useNavigate();
  const { search: given } = useLocation();
  const { views, isPending: areViewsPending, opening } = useViews();
  const scope = useListScope();
  const [kept, keep] = useStore(`${scope?.name ?? resource}.listParams`, '');
  const text =
    given ||
    kept ||
    (opening
      ? writeListAddress({ ...opening.state, view: String(opening.id) } as ListAddress)
      : '');
  const read = useMemo(() => readListAddress(text), [text]);
  const ofFile = list.views.find(({ name }) => name === read.view);
  // What a saved view shows is not known before it is read: rows of something else would flash up.
  const needsViews = text === '' || (read.view !== undefined && !ofFile);
  const view = useMemo(
    () => views.find(({ id }) => String(id) === read.view) ?? null,
    [views, read.view],
  );
  const viewState = useMemo(() => {
    // A link from elsewhere may name a view of the file alone, without its filter.
    const named = ofFile && { where: ofFile.where, sort: ofFile.sort[0] };
    return followRenames((view?.state as ViewState | undefined) ?? named ?? nothing, fields);
  }, [view, ofFile, fields]);

  // The address always says what is shown, so that it can be sent to somebody.
  useEffect(() => {
    if (given !== '') keep(given);
    else if (text !== '') navigate(text, { replace: true });
  }, [given, text, keep, navigate]);

  const write = useCallback((next: string) => navigate(next), [navigate]);
  const [rows, keepRows] = usePreference<number | null>(rowsPreference(resource), null);
  // Once for a visit: rows that change while a window is drawn larger are read for nothing.
  const fitting = useMemo(() => rowsThatFit(list), [list]);
  const base = viewState.kept;
  const state = useListQuery({
    read,
    write,
    viewState,
    viewName: view || ofFile ? read.view : undefined,
    tree: ofFile?.tree,
    sort: base.sort ?? openingSort(list),
    pageSize: base.pageSize ?? rows ?? fitting,
    within: scope?.within ?? true,
    isReady: !needsViews || !areViewsPending,
  });
  const { setPerPage } = state;
  return {
    ...state,
    setPerPage: useCallback(
      (next: number) => {
        // What fits here is not kept, so that another window shows as many as fit there.
        keepRows(next === fitting ? null : next);
        setPerPage(next);
      },
      [keepRows, setPerPage, fitting],
    ),
    /** As many rows as the window holds. */
    fitting,
    /** The saved views of the list. */
    saved: views,
    /** The saved view that is open; null on the tabs of the screen file. */
    view,
    /** What the open view keeps, under the names of today. */
    viewState: base,
  };
};

export type ListState = ReturnType<typeof useListState>;
