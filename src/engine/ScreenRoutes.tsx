import { loadScreen } from 'virtual:screens';
import { useLocation } from 'react-admin';
import { Suspense, useContext, useEffect, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { RecordScreen, Screen } from '#contract/model/types.ts';
import type { PagePart } from '#contract/model/files/ownPageName.ts';
import { preloadable, type Preloadable } from '#parts/fetching/preloadable.tsx';
import { isUnasked } from '#parts/controls/isUnasked.ts';
import { later } from '#parts/fetching/later.ts';
import { PageBody } from '#parts/page/PageBody.tsx';
import { readAtOnce } from '#parts/fetching/readAtOnce.ts';
import { FormSkeleton } from '#parts/states/Skeletons.tsx';
import { bringRows } from './list/bringRows.ts';
import { bringOverlays } from './overlays/lazyOverlays.ts';
import type { FirstData } from './FirstData.ts';
import { forms } from './record/lazyForms.ts';
import { bringRecord } from './record/bringRecord.ts';
import { PanelsContext, type Panels } from './panels/PanelsContext.ts';
import { ScreenProvider } from './ScreenProvider.tsx';
import { useScreenFile } from './useScreenFile.ts';

/** Data is waited for a moment only: what is slow shows that it loads. */
const soon = (data: Promise<unknown>): Promise<unknown> =>
  Promise.race([data, new Promise(done => setTimeout(done, 300))]);

const records = later(() => import('./record/records.ts'));
const importPage = later(() => import('./import/ImportPage.tsx'));
const list = preloadable(async () => (await import('./list/ListPage.tsx')).ListPage);
const record = preloadable(async () => (await records()).RecordPage);
const create = preloadable(async () => (await forms()).CreatePage);
const imports = preloadable(async () => (await importPage()).ImportPage);

/** A page that is made by hand in place of the engine's (docs/how-to/go-beyond-a-screen-file.md); undefined where none is. */
export type OwnPages = (part: PagePart) => Preloadable<object> | undefined;

/** What the app has for the pages of a screen. */
interface Parts {
  readonly panels: Panels;
  readonly own: OwnPages;
}

/** Brings the page of a record, all but the record itself. */
const bringRecordPage = async (screen: RecordScreen, { panels, own }: Parts): Promise<unknown> => {
  const [part] = await Promise.all([records(), (own('Record') ?? record).bring()]);
  return part.bringRecordParts(screen, panels);
};

type Below = 'list' | 'import' | 'new' | 'record' | 'nothing';

/** What an address below the screen's route shows, such as '/12'. */
const shownAt = ({ createAt }: RecordScreen, below: string): Below => {
  if (below === '') return 'list';
  if (below === '/import') return 'import';
  if (below === `/${createAt}`) return 'new';
  return below.includes('/', 1) ? 'nothing' : 'record';
};

const bringParts: Record<Below, (screen: RecordScreen, parts: Parts) => unknown> = {
  list: (_screen, { own }) => (own('List') ?? list).bring(),
  import: imports.bring,
  new: (screen, { own }) =>
    Promise.all([
      (own('Create') ?? create).bring(),
      forms().then(part => part.bringValidator(screen)),
    ]),
  record: bringRecordPage,
  nothing: () => undefined,
};

/**
 * Brings the page at an address below the screen's route, such as '/12'.
 * @param first absent: the script alone, and nothing that it shows
 */
export const bringPage = async (
  resource: string,
  below: string,
  parts: Parts,
  first?: FirstData,
): Promise<unknown> => {
  const screen = await readAtOnce(loadScreen(resource));
  if (screen.type !== 'records') return undefined;
  const shown = shownAt(screen, below);
  return Promise.all([
    bringParts[shown](screen, parts),
    first && shown === 'list' && soon(bringRows(screen, first)),
    first && shown === 'record' && soon(bringRecord(screen, below.slice(1), first)),
  ]);
};

/**
 * Brings what opens next once there is a sign that it is wanted: what opens over the page when the pointer or the focus is in it,
 * the page of a record when they come to a row. Before that, nothing is in the way of what the page itself reads.
 */
const useRestOnSign = (screen: Screen, own: OwnPages) => {
  const panels = useContext(PanelsContext);
  useEffect(() => {
    const [moved, reached] = [new AbortController(), new AbortController()];
    const within = ({ target }: Event, what: string): boolean =>
      target instanceof Element && target.closest(what) !== null;
    const onMove = (event: Event) => {
      if (isUnasked(event) || !within(event, 'main')) return;
      moved.abort();
      bringOverlays();
    };
    const onRow = (event: Event) => {
      if (isUnasked(event) || screen.type !== 'records') return;
      if (!within(event, 'main [data-id]')) return;
      reached.abort();
      // What does not come now is fetched again by the page that needs it.
      void bringRecordPage(screen, { panels, own }).catch(() => undefined);
    };
    for (const type of ['pointermove', 'pointerdown', 'focusin'])
      document.addEventListener(type, onMove, { signal: moved.signal, passive: true });
    for (const type of ['pointermove', 'pointerdown', 'focusin'])
      document.addEventListener(type, onRow, { signal: reached.signal, passive: true });
    return () => {
      moved.abort();
      reached.abort();
    };
  }, [screen, panels, own]);
};

interface Props {
  /** Name of a screen of records. */
  resource: string;
  /** What an address below the screen that is none of its own shows. */
  elsewhere: ReactNode;
  own?: OwnPages;
}

const none: OwnPages = () => undefined;

/** All addresses of a screen that is data: the list, a new record, one record. */
export const ScreenRoutes = ({ resource, elsewhere, own = none }: Props) => {
  const pages = {
    List: own('List') ?? list,
    Create: own('Create') ?? create,
    Record: own('Record') ?? record,
  };
  const screen = useScreenFile(resource);
  const { pathname } = useLocation();
  useRestOnSign(screen, own);
  if (screen.type !== 'records') throw new Error(`"${resource}" is a page made by hand`);
  const waiting = (
    <PageBody canvas="grey">
      <FormSkeleton />
    </PageBody>
  );
  // Where records have an address of their own, nothing else is below it.
  const isRecords = [screen.recordsAt, ...Object.values(screen.recordsAtBy?.at ?? {})].some(
    place => place !== screen.route && pathname.startsWith(`${place}/`),
  );
  return (
    <ScreenProvider screen={screen}>
      <Suspense fallback={waiting}>
        <Routes>
          {!isRecords && (
            <>
              <Route index element={<pages.List.Component />} />
              <Route path={screen.createAt} element={<pages.Create.Component />} />
              <Route path="import" element={<imports.Component />} />
            </>
          )}
          <Route path=":id" element={<pages.Record.Component />} />
          <Route path="*" element={elsewhere} />
        </Routes>
      </Suspense>
    </ScreenProvider>
  );
};
