import { useNavigate, useStoreContext } from 'react-admin';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { followRenames } from '#contract/model/files/followRenames.ts';
import type { SortKey } from '#contract/model/types.ts';
import type { ViewState } from '#contract/model/ViewState.ts';
import type { ListFilter } from '#contract/requests/listFilter.ts';
import { openingSort } from '#contract/requests/opening.ts';
import { usePreference } from '#parts/contexts/usePreference.ts';
import { useScreen } from '../../ScreenContext.ts';
import { readListAddress, writeListAddress } from '../address/listAddress.ts';
import { useListScope } from '../ListScope.ts';
import { rowsPreference, rowsThatFit } from '../rowsPerPage.ts';
import { useKnownFields } from '../useKnownFields.ts';
import { useViews } from '../views/useViews.ts';
import { HeldList } from './HeldList.tsx';
import { useChosen } from './useChosen.ts';

const nothing: ViewState = {};

/** What React-Admin keeps of a list that was left. */
interface Kept {
  readonly filter?: ListFilter;
  readonly sort?: string;
  readonly order?: SortKey['order'];
  readonly page?: number;
  readonly perPage?: number;
  readonly view?: string;
}

const addressOf = ({ filter, sort, order = 'ASC', page, perPage, view }: Kept): string =>
  filter === undefined
    ? ''
    : writeListAddress({
        where: filter.where,
        search: filter.q,
        ...(sort !== undefined && { sort: { field: sort, order } }),
        ...(page !== undefined && { page }),
        ...(perPage !== undefined && { pageSize: perPage }),
        ...(view !== undefined && { view }),
      });

/**
 * The list of a page as the address says it: view, filter, search, sort, page. Whoever comes by an address without anything
 * in it goes on where they were on this list before, else with the view that the list opens with.
 */
export const PageList = ({ children }: { children: ReactNode }) => {
  const { list, resource } = useScreen();
  const fields = useKnownFields();
  const navigate = useNavigate();
  const { search: given } = useLocation();
  // Back leads to what was shown then: an address that still says nothing was that of the list as it opens.
  const isComing = useNavigationType() !== NavigationType.Pop;
  const { views, isPending: areViewsPending, opening } = useViews();
  const scope = useListScope();
  // Apart from what a list of React-Admin's own keeps of the same records (docs/how-to/use-react-admin-parts.md).
  const storeKey = `${scope?.name ?? resource}.shown`;
  const store = useStoreContext();
  // As it was when the person came: what the list itself keeps from now on leads nowhere.
  const kept = useMemo(
    () => (given === '' && isComing ? addressOf(store.getItem<Kept>(storeKey) ?? {}) : ''),
    [given, isComing, store, storeKey],
  );
  const text =
    given ||
    kept ||
    (opening
      ? writeListAddress({ ...(opening.state as ViewState), view: String(opening.id) })
      : '');
  const { view: named } = useMemo(() => readListAddress(text), [text]);
  const ofFile = list.views.find(({ name }) => name === named);
  // What a saved view shows is not known before it is read: rows of something else would flash up.
  const needsViews = text === '' || (named !== undefined && !ofFile);
  const view = useMemo(() => views.find(({ id }) => String(id) === named) ?? null, [views, named]);
  const viewState = useMemo(() => {
    // A link from elsewhere may name a view of the file alone, without its filter.
    const begun = ofFile && { where: ofFile.where, sort: ofFile.sort[0] };
    return followRenames((view?.state as ViewState | undefined) ?? begun ?? nothing, fields);
  }, [view, ofFile, fields]);

  // The address always says what is shown, so that it can be sent to someone.
  useEffect(() => {
    if (given === '' && text !== '') navigate(text, { replace: true });
  }, [given, text, navigate]);

  const [rows, keepRows] = usePreference<number | null>(rowsPreference(resource), null);
  // Once for a visit: rows that change while a window is drawn larger are read for nothing.
  const fitting = useMemo(() => rowsThatFit(list), [list]);
  const write = useCallback((next: string) => navigate(next), [navigate]);
  const base = viewState.kept;
  // A view may have kept an order from when there were fewer rows; the list's own is always given.
  const usual = openingSort(list);
  const viewName = view || ofFile ? named : undefined;
  const chosen = useChosen({
    text,
    base: { ...base, sort: base.sort ?? usual, pageSize: base.pageSize ?? rows ?? fitting },
    viewName,
    write,
  });
  return (
    <HeldList
      chosen={chosen}
      write={write}
      sort={usual}
      storeKey={storeKey}
      within={scope?.within ?? true}
      tree={ofFile?.tree}
      isReady={!needsViews || !areViewsPending}
      own={{
        fitting,
        saved: views,
        view,
        viewState: base,
        viewName,
        lost: viewState.lost,
        // What fits here is not kept, so that another window shows as many as fit there.
        onPerPage: next => keepRows(next === fitting ? null : next),
      }}
    >
      {children}
    </HeldList>
  );
};
