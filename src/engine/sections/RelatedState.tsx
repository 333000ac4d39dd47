import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-admin';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListSection } from '#contract/model/types.ts';
import type { ViewState } from '#contract/model/ViewState.ts';
import { openingSort } from '#contract/requests/opening.ts';
import { resolveRefs } from '#contract/rules/resolveRefs.ts';
import { useReadScope } from '../figures/useReadScope.ts';
import { HeldList } from '../list/state/HeldList.tsx';
import { useChosen } from '../list/state/useChosen.ts';
import { useScreen } from '../ScreenContext.ts';
import { readRelated, writeRelated } from './relatedAddress.ts';

const nothing: ViewState = {};

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

interface Props {
  section: ListSection;
  record: RaRecord;
  children: ReactNode;
}

/** Holds the rows of another screen that belong to the record, with filter, search, sort and page of their own. */
export const RelatedState = ({ section, record, children }: Props) => {
  const { list } = useScreen();
  const scope = useReadScope(record);
  const { text, write } = useKept(section.resource, section.state);
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
