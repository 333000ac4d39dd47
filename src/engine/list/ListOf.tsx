import { useMemo } from 'react';
import type { Column, Text } from '#contract/model/types.ts';
import { pathsOf } from '#contract/rules/fieldsOf.ts';
import { ScreenProvider } from '../ScreenProvider.tsx';
import { useScreenFile } from '../useScreenFile.ts';
import { ListPage } from './ListPage.tsx';
import { ListScopeContext, type ListScope } from './ListScope.ts';

interface Props {
  resource: string;
  scope: ListScope;
  /** Heads the page in place of the screen's own words. */
  heading: Text;
  /** Columns that matter most on this page, those that the screen hides among them. */
  more?: readonly string[] | undefined;
  /** Fields that its rows do not have: no columns, filters or orders by them. */
  without?: readonly string[] | undefined;
  /** Said when there is no row. */
  empty: Text;
}

const none: readonly string[] = [];

/** Those that the page shows stand behind the first, where they are read first. */
const withMore = (all: readonly Column[], more: readonly string[] = []): readonly Column[] => {
  const [first, ...others] = all;
  const shown = others.filter(({ field }) => more.includes(field));
  return first
    ? [
        first,
        ...shown.map(column => ({ ...column, hidden: false })),
        ...others.filter(column => !shown.includes(column)),
      ]
    : all;
};

/** The list of a screen without an address of its own, as the whole page: those of its records that the page says. */
export const ListOf = ({ resource, scope, heading, more, without = none, empty }: Props) => {
  const screen = useScreenFile(resource);
  if (screen.type !== 'records') throw new Error(`"${resource}" is a page made by hand`);
  const shown = useMemo(
    () => ({
      ...screen,
      label: { ...screen.label, other: heading },
      list: {
        ...screen.list,
        filters: screen.list.filters.filter(
          field => !without.includes(field) && !pathsOf(scope.within).includes(field),
        ),
        columns: withMore(
          screen.list.columns.filter(({ field }) => !without.includes(field)),
          more,
        ),
        sort: screen.list.sort.filter(({ field }) => !without.includes(field)),
        empty,
      },
    }),
    [screen, scope.within, heading, more, without, empty],
  );
  return (
    <ScreenProvider screen={shown}>
      <ListScopeContext value={scope}>
        <ListPage />
      </ListScopeContext>
    </ScreenProvider>
  );
};
