import { useQueries } from '@tanstack/react-query';
import {
  useDataProvider,
  useStore,
  type GetListResult,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useCallback, useMemo } from 'react';
import type { Tree } from '#contract/model/types.ts';
import { screenKey } from '#dataProvider/query/keys.ts';
import { justRead } from '../../FirstData.ts';
import { useScreen } from '../../ScreenContext.ts';
import type { ListState } from '../state/HeldList.tsx';
import { treeRows, type TreeRow } from './treeRows.ts';

/** Records asked for at once; more are asked for until all are there. */
const atOnce = 100;

/** With so few at the top the first look shows who is below them. */
const opensAlone = 3;

export interface TreeState {
  readonly rows: readonly TreeRow[];
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly again: () => void;
  /** Opens a closed record, closes an open one. */
  readonly fold: (id: Identifier) => void;
}

/** The rows of a list as a tree: which records are open, kept in this browser, and what is below them. */
export const useTree = (state: ListState, tree: Tree): TreeState => {
  const { resource, list } = useScreen();
  const dataProvider = useDataProvider();
  const [kept, keep] = useStore<readonly Identifier[] | null>(`${resource}.tree`, null);
  const top = state.data;
  const opened = useMemo(
    () => kept ?? (top && top.length <= opensAlone ? top.map(({ id }) => id) : []),
    [kept, top],
  );
  const { sort } = state;
  const base = list.views.find(({ name }) => name === state.viewName)?.where ?? true;
  const asked = useQueries({
    queries: opened.map(id => {
      const filter = { where: { all: [base, { [tree.parent]: { eq: id } }] } };
      return {
        queryKey: screenKey(resource, 'getList', {
          pagination: { page: 0, perPage: atOnce },
          sort,
          filter,
        }),
        queryFn: async (): Promise<GetListResult<RaRecord>> => {
          const data: RaRecord[] = [];
          for (let page = 1; ; page += 1) {
            const pagination = { page, perPage: atOnce };
            // One after the other: the next is asked for only where this one was full.
            // eslint-disable-next-line no-await-in-loop
            const part = await dataProvider.getList(resource, { pagination, sort, filter });
            data.push(...part.data);
            if (part.data.length < atOnce) return { data, total: data.length };
          }
        },
        staleTime: justRead,
        retry: false,
      };
    }),
  });
  const below = new Map(
    opened.flatMap((id, index) => {
      const data = asked[index]?.data?.data;
      return data ? [[id, data] as const] : [];
    }),
  );
  const rows = treeRows(top ?? [], tree, { open: new Set(opened), below });
  const shown = new Set(rows.filter(({ isOpen }) => isOpen).map(({ record }) => record.id));
  const failed = asked.filter((one, index) => one.error && shown.has(opened[index] ?? ''));
  const fold = useCallback(
    (id: Identifier) =>
      keep(opened.includes(id) ? opened.filter(one => one !== id) : [...opened, id]),
    [keep, opened],
  );
  return {
    rows,
    isFetching: asked.some(one => one.isFetching),
    error: failed[0]?.error ?? null,
    again: () => failed.forEach(one => void one.refetch()),
    fold,
  };
};
