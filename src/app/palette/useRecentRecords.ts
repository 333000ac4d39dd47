import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useLocation, useNavigate, useGetResourceLabel } from 'react-admin';
import { useEffect } from 'react';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { screenKey } from '#dataProvider/query/keys.ts';
import { usePreference } from '#parts/contexts/usePreference.ts';
import { useOpenScreens } from '#parts/contexts/useScreenHeads.ts';
import type { PaletteEntry } from './paletteEntries.ts';
import { recentPreference, withoutVisit, type Visit } from './recent.ts';
import { nameInScreen } from './screenSource.ts';

/** As many as one looks over at a glance. */
const most = 6;
/** Milliseconds for which a name that was read stays. */
const fresh = 60_000;

const none: readonly Visit[] = [];

const isGone = (error: unknown) =>
  error instanceof HttpError && (error.status === 404 || error.status === 403);

/** The records that the person had open last, without the one that is open now; `…` stands for a name on its way. */
export const useRecentRecords = (): readonly PaletteEntry[] => {
  const [visits, keep] = usePreference(recentPreference, none);
  const { pathname } = useLocation();
  const allowed = useOpenScreens('list');
  const labelOf = useGetResourceLabel();
  const provider = useDataProvider();
  const navigate = useNavigate();
  const offered = visits
    .flatMap(visit => {
      const head = allowed.find(({ resource }) => resource === visit.resource);
      return head && visit.to !== pathname ? [{ visit, head }] : [];
    })
    .slice(0, most);
  const names = useQueries({
    queries: offered.map(({ visit: { resource, id } }) => ({
      queryKey: screenKey(resource, 'getOne', 'name', id),
      retry: false,
      staleTime: fresh,
      queryFn: () => nameInScreen(provider, resource, id),
    })),
  });
  const gone = offered.find((_, at) => isGone(names[at]?.error))?.visit;
  useEffect(() => {
    if (gone) keep(withoutVisit(visits, gone));
  }, [gone, keep, visits]);
  return offered.flatMap(({ visit, head }, at): readonly PaletteEntry[] => {
    const { data, isPending } = names[at] ?? {};
    if (!data && !isPending) return [];
    return [
      {
        id: `${visit.resource} ${visit.id}`,
        section: 'recent',
        label: data ?? '…',
        hint: labelOf(head.resource, 1),
        icon: head.menu?.icon ?? 'file-text',
        // The name of its screen finds that screen.
        also: '',
        to: visit.to,
        run: () => navigate(visit.to),
      },
    ];
  });
};
