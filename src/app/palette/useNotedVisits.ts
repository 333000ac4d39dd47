import { useLocation, useStoreContext } from 'react-admin';
import { useEffect } from 'react';
import { usePlace } from '#parts/contexts/PlaceContext.ts';
import { preferencePrefix } from '#parts/contexts/usePreference.ts';
import { useScreenHeads } from '#parts/contexts/useScreenHeads.ts';
import { recentPreference, visitAt, withVisit, type Visit } from './recent.ts';

/** Notes each record whose page stands, for the palette to offer it first. */
export const useNotedVisits = (): void => {
  const { pathname } = useLocation();
  const { crumb } = usePlace();
  const heads = useScreenHeads();
  const store = useStoreContext();
  // A page without a name in the breadcrumb has no record yet, or none at all.
  const isThere = crumb !== null;
  useEffect(() => {
    const visit = isThere ? visitAt(heads, pathname) : undefined;
    if (!visit) return;
    const key = preferencePrefix + recentPreference;
    store.setItem(key, withVisit(store.getItem<readonly Visit[]>(key, []) ?? [], visit));
  }, [isThere, heads, pathname, store]);
};
