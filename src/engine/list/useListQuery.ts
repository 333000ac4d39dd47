import { useCallback, useMemo } from 'react';
import { followRenames } from '#contract/model/followRenames.ts';
import type { SortKey, Tree } from '#contract/model/types.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { useScreen } from '../ScreenContext.ts';
import { writeListAddress, type ListAddress } from './address/listAddress.ts';
import { filterOf, partsOf, whereOf, type FilterPart } from './filters/filterParts.ts';
import { useKnownFields } from './useKnownFields.ts';
import { useListRows } from './useListRows.ts';
import { useRefusedOrder } from './useRefusedOrder.ts';

interface Input {
  /** What was chosen, as an address says it. */
  readonly read: ListAddress;
  /** Keeps another choice, in the words of `writeListAddress`. */
  readonly write: (text: string) => void;
  /** What holds where nothing was chosen. */
  readonly viewState: ReturnType<typeof followRenames>;
  readonly viewName: string | undefined;
  /** What the view shows as a tree, while nothing is searched or filtered. */
  readonly tree?: Tree | null | undefined;
  readonly sort: SortKey;
  readonly pageSize: number;
  /** What every row meets, whatever is chosen; true on a list of all records. */
  readonly within: Condition;
  /** False while it is not known yet what the list opens with. */
  readonly isReady: boolean;
  /** Milliseconds after which the rows are read again. */
  readonly refresh?: number | undefined;
}

/** Filter, search, sort and page of a list, with its rows, wherever they are kept. */
export const useListQuery = (input: Input) => {
  const { read, write, viewState, viewName, within, isReady, refresh } = input;
  const { resource } = useScreen();
  const fields = useKnownFields();
  const asked = useMemo(() => followRenames(read, fields), [read, fields]);
  const base = viewState.kept;
  const address = asked.kept;
  const where = read.hasFilter ? address.where : base.where;
  const q = (read.hasFilter ? address.search : base.search) ?? '';
  const sort = address.sort ?? input.sort;
  const perPage = address.pageSize ?? input.pageSize;
  const page = read.page ?? 1;

  const go = useCallback(
    (next: Partial<Omit<ListAddress, 'hasFilter'>>) =>
      write(
        writeListAddress({ where, search: q, sort, pageSize: perPage, view: viewName, ...next }),
      ),
    [write, where, q, sort, perPage, viewName],
  );
  const parts = useMemo(() => partsOf(where, fields), [where, fields]);
  const tree = q === '' && parts.length === 0 ? (input.tree ?? null) : null;
  const filter = useMemo(() => {
    const top: Condition = tree ? { [tree.parent]: { empty: true } } : true;
    const all = [top, within, where ?? true].filter(one => one !== true);
    return filterOf(all.length > 1 ? { all } : all[0], q);
  }, [within, where, q, tree]);
  const setPage = useCallback((next: number) => go({ page: next }), [go]);
  const setWhere = useCallback((next: Condition | undefined) => go({ where: next }), [go]);
  const rows = useListRows({ resource, page, perPage, sort, filter, isReady, setPage, refresh });
  const setSort = useCallback((next: SortKey) => go({ sort: next }), [go]);
  useRefusedOrder(rows.error, input.sort, setSort);

  return {
    ...rows,
    page,
    perPage,
    sort,
    filterValues: filter,
    q,
    where,
    /** What the rows are the top of; null: they are all. */
    tree,
    parts,
    viewName,
    /** Names of fields in address or view that are no more: what asked for them is left out. */
    lost: useMemo(
      () => [...new Set([...asked.lost, ...viewState.lost])],
      [asked.lost, viewState.lost],
    ),
    setPage,
    setPerPage: useCallback((next: number) => go({ pageSize: next }), [go]),
    setSort,
    setParts: useCallback((next: readonly FilterPart[]) => setWhere(whereOf(next)), [setWhere]),
    setQ: useCallback((words: string) => go({ search: words }), [go]),
    clear: useCallback(() => go({ where: undefined, search: '' }), [go]),
    go,
    isFiltered: q !== '' || parts.length > 0,
  };
};
