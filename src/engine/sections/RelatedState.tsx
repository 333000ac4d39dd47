import type { RaRecord } from 'react-admin';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListSection } from '#contract/model/types.ts';
import type { ViewState } from '#contract/model/ViewState.ts';
import { openingSort } from '#contract/requests/opening.ts';
import { resolveRefs } from '#contract/rules/resolveRefs.ts';
import { useReadScope } from '../figures/useReadScope.ts';
import { HeldList } from '../list/state/HeldList.tsx';
import { useChangeSearch } from '#parts/contexts/useChangeSearch.ts';
import { readListAddress } from '../list/address/listAddress.ts';
import { useChosen, type Chosen } from '../list/state/useChosen.ts';
import { useScreen } from '../ScreenContext.ts';
import { readRelated, writeRelated } from './relatedAddress.ts';

const nothing: ViewState = {};

/** What was chosen in a list of a page: in the address of the page, under a name of its own. */
const useKept = (name: string) => {
  const changeSearch = useChangeSearch();
  const { search } = useLocation();
  const write = useCallback(
    (next: string) => changeSearch(members => writeRelated(members, name, next)),
    [name, changeSearch],
  );
  return { text: readRelated(search, name), write };
};

/** Rows of another condition, such as of another month that the page is narrowed to, begin at the first page. */
const useFirstPage = (asked: string, chosen: Pick<Chosen, 'search' | 'go'>): void => {
  const before = useRef({ asked, search: chosen.search });
  const restart = useEffectEvent(() => chosen.go({}));
  useEffect(() => {
    // Another address than before says itself which page it means.
    const isSame = before.current.search === chosen.search;
    if (before.current.asked !== asked && isSame && readListAddress(chosen.search).page) restart();
    before.current = { asked, search: chosen.search };
  }, [asked, chosen.search]);
};

interface Props {
  section: ListSection;
  record: RaRecord;
  children: ReactNode;
}

/** Holds the rows of another screen that belong to the record, with filter, search, sort and page of their own. */
export const RelatedState = ({ section, record, children }: Props) => {
  const { list } = useScreen();
  const scope = useReadScope(record);
  const { text, write } = useKept(section.addressName);
  const { by, pageSize } = section;
  const asked = JSON.stringify(resolveRefs(by, scope));
  const within = useMemo(
    () => resolveRefs(by, scope),
    // The record is read again and again; what it is filtered by stays as a rule.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [by, asked],
  );
  const sort = section.sort ?? openingSort(list);
  const chosen = useChosen({ text, base: { sort, pageSize }, viewName: undefined, write });
  useFirstPage(asked, chosen);
  return (
    <HeldList
      chosen={chosen}
      write={write}
      sort={sort}
      storeKey={`${section.resource}.within`}
      within={within}
      isReady
      refresh={section.refresh ?? undefined}
      own={useMemo(
        () => ({
          fitting: pageSize,
          saved: [],
          view: null,
          viewState: nothing,
          viewName: undefined,
          lost: [],
        }),
        [pageSize],
      )}
    >
      {children}
    </HeldList>
  );
};
