import Box from '@mui/material/Box';
import {
  useCanAccess,
  useCreatePath,
  useEditController,
  useShowController,
  useNavigate,
  useTranslate,
  EditContextProvider,
  ShowContextProvider,
  Navigate,
  type EditControllerResult,
  type RaRecord,
} from 'react-admin';
import { Suspense, useCallback, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { isComposed } from '#contract/model/complete/completeRecordPage.ts';
import { recordPlace } from '#contract/model/record/recordAddress.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { FormSkeleton } from '#parts/states/Skeletons.tsx';
import { ActsProvider } from '../actions/ActsProvider.tsx';
import { useSaving } from '../conflict/useSaving.ts';
import { justRead } from '../FirstData.ts';
import { useScreen } from '../ScreenContext.ts';
import { bringSections, stagePath } from '../sections/lazySections.ts';
import { useNames } from '../useNames.ts';
import { Forbidden } from '../Forbidden.tsx';
import { Gone } from './Gone.tsx';
import { isMissing } from './isMissing.ts';
import { Missing } from './Missing.tsx';
import { PageBarFrame } from './head/PageBar.tsx';
import { PageNotes } from './head/PageNotes.tsx';
import { RecordHead } from './head/RecordHead.tsx';
import { RecordSections } from './RecordSections.tsx';
import { isKept, useRecordTabs } from './head/recordTabs.ts';
import { RecordTabPanels, RecordTabRow } from './head/RecordTabs.tsx';
import { useColleagues, type Colleague } from './head/useColleagues.ts';

const waiting = (
  <PageBody canvas="grey">
    <FormSkeleton />
  </PageBody>
);

const Loaded = ({ people }: { people: readonly Colleague[] }) => {
  const { record: page } = useScreen();
  const { tabs, chosen, choose } = useRecordTabs();
  const main = chosen && <RecordTabPanels tabs={tabs} chosen={chosen.name} />;
  return (
    <PageBarFrame>
      <PageBody canvas={tabs.some(isKept) ? 'grey' : 'plain'}>
        <RecordHead people={people} />
        <PageNotes />
        {page.stages && <stagePath.Component stages={page.stages} />}
        {/* Across the column beside, too: the sides of a record need the room. */}
        {chosen && tabs.length > 1 && (
          <RecordTabRow tabs={tabs} chosen={chosen.name} onChoose={choose} />
        )}
        {page.side.length === 0 ? (
          main
        ) : (
          <Box
            sx={{
              display: 'grid',
              columnGap: 6,
              rowGap: 4,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
            }}
          >
            <Box sx={{ minWidth: 0 }}>{main}</Box>
            <Box component="aside" sx={{ minWidth: 0 }}>
              <RecordSections sections={page.side} />
            </Box>
          </Box>
        )}
      </PageBody>
    </PageBarFrame>
  );
};

type Controller = Pick<
  EditControllerResult<RaRecord>,
  'record' | 'error' | 'isPending' | 'refetch'
>;

const Record = ({ id, record, error, isPending, refetch }: Controller & { id: string }) => {
  const screen = useScreen();
  const { resource, record: page } = screen;
  const navigate = useNavigate();
  const people = useColleagues({ resource, id, version: record?.['version'], refetch });
  const composed = isComposed(page);
  useEffect(() => {
    // What fails now is brought again by the section that needs it.
    if (composed) void bringSections().catch(() => undefined);
  }, [composed]);
  const { pathname, search, hash, state } = useLocation();
  const place = record && recordPlace(screen, record);
  const isElsewhere =
    place !== undefined &&
    place !== screen.recordsAt &&
    pathname.startsWith(`${screen.recordsAt}/`);
  const createPath = useCreatePath();
  const onRemoved = useCallback(
    () => navigate(createPath({ resource, type: 'list' }), { replace: true }),
    [navigate, createPath, resource],
  );
  if (isPending) return waiting;
  if (isElsewhere)
    return (
      <Navigate
        replace
        to={{ pathname: `${place}/${encodeURIComponent(id)}`, search, hash }}
        state={state as unknown}
      />
    );
  if (!record) {
    return (
      <PageBody>
        {isMissing(error) ? (
          <Gone id={id} otherwise={<Missing />} />
        ) : (
          <ErrorState error={error} onRetry={() => refetch()} isPage />
        )}
      </PageBody>
    );
  }
  return (
    <ActsProvider onRemoved={onRemoved}>
      <Suspense fallback={waiting}>
        <Loaded people={people} />
      </Suspense>
    </ActsProvider>
  );
};

/** How the record is read by either controller; a failure is shown in the page's own place. */
const useReading = () => {
  const { refresh } = useScreen().record;
  return {
    refetchOnReconnect: true,
    refetchOnWindowFocus: false,
    staleTime: justRead,
    ...(refresh !== null && { refetchInterval: refresh }),
    onError: () => undefined,
  };
};

const Edited = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { one, titleOf } = useNames();
  const detailOf = (record: RaRecord) =>
    translate('engine.told.saved', { name: one, title: titleOf(record) });
  const saving = useSaving({ surface: 'form', detailOf });
  const controller = useEditController<RaRecord>({ id, ...saving, queryOptions: useReading() });
  return (
    <EditContextProvider value={controller}>
      <Record id={id} {...controller} />
    </EditContextProvider>
  );
};

const Shown = ({ id }: { id: string }) => {
  const controller = useShowController<RaRecord>({
    id,
    disableAuthentication: true,
    queryOptions: useReading(),
  });
  return (
    <ShowContextProvider value={controller}>
      <Record id={id} {...controller} />
    </ShowContextProvider>
  );
};

/** One record: what decides about it at the top, and its sides as the screen file composes them. */
export const RecordPage = () => {
  const { id = '' } = useParams();
  const { resource } = useScreen();
  const { canAccess: canShow } = useCanAccess({ resource, action: 'show' });
  const { canAccess: canEdit } = useCanAccess({ resource, action: 'edit' });
  if (canEdit) return <Edited key={id} id={id} />;
  return canShow ? <Shown key={id} id={id} /> : <Forbidden />;
};
