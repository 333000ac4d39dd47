import {
  ListContextProvider,
  useListController,
  useRecordSelection,
  type ListControllerResult,
  type RaRecord,
} from 'react-admin';
import { useCallback, useMemo, type ReactNode } from 'react';
import type { SavedView } from '#contract/calls/records/views.ts';
import type { SortKey, Tree } from '#contract/model/types.ts';
import type { ViewState } from '#contract/model/ViewState.ts';
import type { ListFilter } from '#contract/requests/listFilter.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { justRead } from '../../FirstData.ts';
import { useScreen } from '../../ScreenContext.ts';
import { partsOf, whereOf, type FilterPart } from '../filters/filterParts.ts';
import { ListPlace, nowhere } from './ListPlace.tsx';
import type { Chosen } from './useChosen.ts';
import { useExactTotal } from './useExactTotal.ts';
import { useRefusedOrder } from './useRefusedOrder.ts';
import { useResolved } from './useResolved.ts';

interface Input {
  readonly chosen: Chosen;
  readonly write: (text: string) => void;
  /** The order that the list goes back to. */
  readonly sort: SortKey;
  /** The name under which the store of React-Admin keeps choice and selection; absent: the screen's own. */
  readonly storeKey?: string | undefined;
  /** What every row meets, whatever is chosen; true on a list of all records. */
  readonly within: Condition;
  /** What the view shows as a tree, while nothing is searched or filtered. */
  readonly tree?: Tree | null | undefined;
  /** False while it is not known yet what the list opens with. */
  readonly isReady: boolean;
  /** Milliseconds after which the rows are read again while the page is seen. */
  readonly refresh?: number | undefined;
  /** What the list has of views and sizes. */
  readonly own: ListViews;
}

interface ListViews {
  /** As many rows as the window holds. */
  readonly fitting: number;
  /** The saved views of the list. */
  readonly saved: readonly SavedView[];
  /** The saved view that is open; null on the tabs of the screen file. */
  readonly view: SavedView | null;
  /** What the open view keeps, under the names of today. */
  readonly viewState: ViewState;
  readonly viewName: string | undefined;
  /** Names of fields in the view that are no more. */
  readonly lost: readonly string[];
  /** Called with a number of rows that was chosen. */
  readonly onPerPage?: ((rows: number) => void) | undefined;
}

const useHeld = ({ chosen, within, tree, isReady, refresh, sort, storeKey, own }: Input) => {
  const { resource } = useScreen();
  const { where, q, fields, go } = chosen;
  const parts = useMemo(() => partsOf(where, fields), [where, fields]);
  const isFiltered = q !== '' || parts.length > 0;
  const top = isFiltered ? null : (tree ?? null);
  // Chips say "today"; the server is asked for the day.
  const resolve = useResolved();
  const filter = useMemo((): ListFilter | undefined => {
    const all: Condition[] = [top ? { [top.parent]: { empty: true } } : true, within];
    const asked = all.filter(one => one !== true);
    const meant = where === undefined ? undefined : resolve(where);
    const isOther = meant !== where;
    if (asked.length === 0 && !isOther) return undefined;
    return {
      ...(isOther && { where: meant }),
      ...(asked.length > 0 && { within: { all: asked } }),
    };
  }, [within, top, where, resolve]);
  const list = useListController<RaRecord>({
    resource,
    storeKey,
    sort,
    // Who may see the list was asked where its page is drawn.
    disableAuthentication: true,
    exporter: false,
    ...(filter && { filter }),
    queryOptions: {
      enabled: isReady,
      staleTime: justRead,
      ...(refresh !== undefined && { refetchInterval: refresh }),
      // The failure is shown in the list's own place.
      onError: () => undefined,
    },
  });
  const { setPerPage, setSort } = list;
  const [, { unselect }] = useRecordSelection({
    resource,
    ...(storeKey !== undefined && { storeKey }),
  });
  const found = useMemo(() => ({ ...list.filterValues, ...filter }), [list.filterValues, filter]);
  const counted = useExactTotal({
    resource,
    filter: found,
    total: list.total,
    isAtLeast: Boolean(list.meta?.['isTotalAtLeast']),
  });
  useRefusedOrder(list.error, sort, setSort);
  const { onPerPage, lost, ...views } = own;
  return {
    ...list,
    ...counted,
    ...views,
    onUnselect: unselect,
    /** The fields by which so many rows are sorted; absent: all. */
    orders: list.meta?.['orders'] as readonly string[] | undefined,
    /** What the rows meet altogether: what was chosen, and what always holds. */
    found,
    q,
    where,
    /** What the rows are the top of; null: they are all. */
    tree: top,
    parts,
    isFiltered,
    /** Names of fields in address or view that are no more: what asked for them is left out. */
    lost: useMemo(() => [...new Set([...chosen.lost, ...lost])], [chosen.lost, lost]),
    setPerPage: useCallback(
      (rows: number) => {
        onPerPage?.(rows);
        setPerPage(rows);
      },
      [onPerPage, setPerPage],
    ),
    setParts: useCallback((next: readonly FilterPart[]) => go({ where: whereOf(next) }), [go]),
    setQ: useCallback((words: string) => go({ search: words }), [go]),
    clear: useCallback(() => go({ where: undefined, search: '' }), [go]),
    go,
  };
};

/** A list as React-Admin's controller holds it, with the console's filter, views and totals. */
export type ListState = ReturnType<typeof useHeld>;

interface Props extends Input {
  children: ReactNode;
}

const Held = ({
  children,
  outside,
  ...input
}: Props & { outside: (of: ReactNode) => ReactNode }) => {
  const state = useHeld(input);
  return outside(
    // Its total may be a count to a bound, which React-Admin's types have no word for.
    <ListContextProvider value={state as unknown as ListControllerResult<RaRecord>}>
      {children}
    </ListContextProvider>,
  );
};

/** Holds a list for what is within: `useListState`, and React-Admin's `useListContext`. */
export const HeldList = (props: Props) => {
  const { chosen, write, isReady } = props;
  // React-Admin keeps what it reads there, so there is nothing to read before it is known.
  const place = useMemo(
    () => (isReady ? { search: chosen.search, write } : nowhere),
    [chosen.search, write, isReady],
  );
  return <ListPlace place={place}>{outside => <Held {...props} outside={outside} />}</ListPlace>;
};
