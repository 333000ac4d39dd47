import { useStore } from 'ra-core';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { followRenames } from '#contract/model/followRenames.ts';
import type { SortKey } from '#contract/model/types.ts';
import type { ViewState } from '#contract/model/ViewState.ts';
import { openingSort } from '#contract/requests/opening.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { useNavigate } from '#parts/router/useNavigate.ts';
import { useScreen } from '../ScreenContext.ts';
import { readListAddress, writeListAddress, type ListAddress } from './address/listAddress.ts';
import { filterOf, partsOf, whereOf, type FilterPart } from './filters/filterParts.ts';
import { useKnownFields } from './useKnownFields.ts';
import { useListRows } from './useListRows.ts';
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
  const [kept, keep] = useStore(`${resource}.listParams`, '');
  const text =
    given ||
    kept ||
    (opening
      ? writeListAddress({ ...opening.state, view: String(opening.id) } as ListAddress)
      : '');
  const read = useMemo(() => readListAddress(text), [text]);
  const isOfFile = list.views.some(({ name }) => name === read.view);
  // What a saved view shows is not known before it is read: rows of something else would flash up.
  const needsViews = text === '' || (read.view !== undefined && !isOfFile);
  const isReady = !needsViews || !areViewsPending;
  const view = useMemo(
    () => views.find(({ id }) => String(id) === read.view) ?? null,
    [views, read.view],
  );
  const viewState = useMemo(
    () => followRenames((view?.state as ViewState | undefined) ?? nothing, fields),
    [view, fields],
  );
  const asked = useMemo(() => followRenames(read, fields), [read, fields]);
  const base = viewState.kept;
  const address = asked.kept;
  const where = read.hasFilter ? address.where : base.where;
  const q = (read.hasFilter ? address.search : base.search) ?? '';
  const sort = address.sort ?? base.sort ?? openingSort(list);
  const perPage = address.pageSize ?? base.pageSize ?? list.pageSize;
  const page = read.page ?? 1;
  const viewName = view || isOfFile ? read.view : undefined;

  // The address always says what is shown, so that it can be sent to somebody.
  useEffect(() => {
    if (given !== '') keep(given);
    else if (text !== '') navigate(text, { replace: true });
  }, [given, text, keep, navigate]);

  const go = useCallback(
    (next: Partial<Omit<ListAddress, 'hasFilter'>>) =>
      navigate(
        writeListAddress({ where, search: q, sort, pageSize: perPage, view: viewName, ...next }),
      ),
    [navigate, where, q, sort, perPage, viewName],
  );
  const filter = useMemo(() => filterOf(where, q), [where, q]);
  const parts = useMemo(() => partsOf(where, fields), [where, fields]);
  const setPage = useCallback((next: number) => go({ page: next }), [go]);
  const setWhere = useCallback((next: Condition | undefined) => go({ where: next }), [go]);
  const rows = useListRows({ resource, page, perPage, sort, filter, isReady, setPage });

  return {
    ...rows,
    page,
    perPage,
    sort,
    filterValues: filter,
    q,
    where,
    parts,
    /** The saved views of the list. */
    saved: views,
    /** The saved view that is open; null on the tabs of the screen file. */
    view,
    /** What the open view keeps, under the names of today. */
    viewState: base,
    viewName,
    /** Names of fields in address or view that are no more: what asked for them is left out. */
    lost: useMemo(
      () => [...new Set([...asked.lost, ...viewState.lost])],
      [asked.lost, viewState.lost],
    ),
    setPage,
    setPerPage: useCallback((next: number) => go({ pageSize: next }), [go]),
    setSort: useCallback((next: SortKey) => go({ sort: next }), [go]),
    setParts: useCallback((next: readonly FilterPart[]) => setWhere(whereOf(next)), [setWhere]),
    setQ: useCallback((words: string) => go({ search: words }), [go]),
    clear: useCallback(() => go({ where: undefined, search: '' }), [go]),
    go,
    isFiltered: q !== '' || parts.length > 0,
  };
};

export type ListState = ReturnType<typeof useListState>;
