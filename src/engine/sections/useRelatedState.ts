import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-admin';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SavedView } from '#contract/calls/console/views.ts';
import type { ListSection } from '#contract/model/types.ts';
import type { ViewState } from '#contract/model/ViewState.ts';
import { openingSort } from '#contract/requests/opening.ts';
import { resolveRefs } from '#contract/rules/resolveRefs.ts';
import { readListAddress } from '../list/address/listAddress.ts';
import { useListQuery } from '../list/useListQuery.ts';
import type { ListState } from '../list/useListState.ts';
import { useReadScope } from '../figures/useReadScope.ts';
import { useScreen } from '../ScreenContext.ts';
import { readRelated, writeRelated } from './relatedAddress.ts';

const noViews: readonly SavedView[] = [];
const nothing: ViewState = {};
const usual = { kept: nothing, lost: [] };

/** What was chosen in a list of a page: in the address under a name of its own, or in the list alone. */
const useKept = (name: string, place: ListSection['state']) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [own, setOwn] = useState('');
  const write = useCallback(
    (next: string) => {
      if (place === 'own') setOwn(next);
      else navigate({ search: writeRelated(search, name, next) }, { replace: true });
    },
    [place, name, search, navigate],
  );
  return { text: place === 'own' ? own : readRelated(search, name), write };
};

/** The rows of another screen that belong to the record, with filter, search, sort and page of their own. */
export const useRelatedState = (section: ListSection, record: RaRecord): ListState => {
  const { list } = useScreen();
  const scope = useReadScope(record);
  const { text, write } = useKept(section.resource, section.state);
  const read = useMemo(() => readListAddress(text), [text]);
  const { by } = section;
  const within = useMemo(
    () => resolveRefs(by, scope),
    // The record is read again and again; what it is filtered by stays as a rule.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [by, JSON.stringify(resolveRefs(by, scope))],
  );
  const state = useListQuery({
    read,
    write,
    viewState: usual,
    viewName: undefined,
    sort: section.sort ?? openingSort(list),
    pageSize: section.pageSize,
    within,
    isReady: true,
    refresh: section.refresh ?? undefined,
  });
  return { ...state, saved: noViews, view: null, viewState: nothing, fitting: section.pageSize };
};
