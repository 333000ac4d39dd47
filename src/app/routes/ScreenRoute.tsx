import { Navigate, useCanAccess } from 'react-admin';
import { Suspense, useCallback, type ReactNode } from 'react';
import { ownPageName, type PagePart } from '#contract/model/files/ownPageName.ts';
import type { FirstData } from '#engine/FirstData.ts';
import { preloadable } from '#parts/fetching/preloadable.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import { ListSkeleton, PageSkeleton } from '#parts/states/Skeletons.tsx';
import { pages } from '#pages/registry.ts';
import { panels } from '../panels.ts';
import { placeAt } from './screenOf.ts';

const screenPages = () => import('#engine/ScreenRoutes.tsx');
const engine = preloadable(async () => (await screenPages()).ScreenRoutes);

/** The pages of a screen that the engine does not draw. */
const ownPage = (resource: string, part: PagePart) =>
  pages.get(`${resource}/${ownPageName(resource, part)}`);

/**
 * Brings what is at an address of the screen.
 * @param first absent: the script alone, and nothing that it shows
 */
export const bringScreen = async (
  head: ScreenHead,
  pathname: string,
  first?: FirstData,
): Promise<unknown> => {
  if (head.page !== undefined) return pages.get(head.page)?.bring();
  const place = placeAt(head, pathname) ?? head.route;
  const below = pathname.replace(/\/+$/, '').slice(place.replace(/\/+$/, '').length);
  await engine.bring();
  const own = (part: PagePart) => ownPage(head.resource, part);
  return (await screenPages()).bringPage(head.resource, below, { panels, own }, first);
};

interface Props {
  head: ScreenHead;
  /** What an address below the screen that is none of its own shows. */
  elsewhere: ReactNode;
}

const Content = ({ head, elsewhere }: Props) => {
  const { resource } = head;
  const own = useCallback((part: PagePart) => ownPage(resource, part), [resource]);
  if (head.page === undefined)
    return <engine.Component resource={resource} elsewhere={elsewhere} own={own} />;
  const page = pages.get(head.page);
  if (!page) throw new Error(`No page is registered as "${head.page}" (${resource})`);
  return <page.Component />;
};

/** Opens a screen to those who may see it and sends all others to the page that says so. */
export const ScreenRoute = ({ head, elsewhere }: Props) => {
  const { resource } = head;
  const { canAccess, isPending } = useCanAccess({ resource, action: 'list' });
  const waiting = (
    <PageBody>{head.page === undefined ? <ListSkeleton /> : <PageSkeleton />}</PageBody>
  );
  if (isPending) return waiting;
  if (!canAccess) return <Navigate to="/unauthorized" replace state={{ resource }} />;
  return (
    <Suspense fallback={waiting}>
      <Content head={head} elsewhere={elsewhere} />
    </Suspense>
  );
};
