import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Dialog } from '#parts/controls/Dialog.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';
import { useRestore } from './useRestore.ts';

type Removed = AnswerOf<CallOf<'console.removed'>>['results'][number];

const RemovedRow = ({ record }: { record: Removed }) => {
  const translate = useTranslate();
  const restore = useRestore();
  return (
    <Box
      component="li"
      sx={theme => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        py: 3,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ typography: 'body2', fontWeight: 500 }}>{record.label}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {record.actorName} · <RelativeTime at={record.at} />
        </Box>
      </Box>
      <Button
        loading={restore.isPending}
        disabled={restore.isSuccess}
        aria-label={translate('engine.gone.restore_name', { name: record.label })}
        onClick={() => restore.mutate(record.id)}
      >
        {translate(restore.isSuccess ? 'engine.gone.done' : 'engine.gone.restore')}
      </Button>
    </Box>
  );
};

const Records = () => {
  const { resource } = useScreen();
  const { many } = useNames();
  const translate = useTranslate();
  const client = useClient();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: callKey('console.removed', resource),
      // What comes back stays in the list, marked, until it is closed.
      staleTime: 'static',
      initialPageParam: undefined as number | undefined,
      gcTime: 0,
      queryFn: ({ pageParam, signal }) =>
        client.call('console.removed', {
          query: { resource, ...(pageParam !== undefined && { before: pageParam }) },
          signal,
        }),
      getNextPageParam: last => last.next ?? undefined,
    });
  if (isPending)
    return (
      <LiveRegion isBusy sx={{ display: 'grid', gap: 3 }}>
        <VisuallyHidden>{translate('parts.loading')}</VisuallyHidden>
        {[0, 1, 2].map(row => (
          <Skeleton key={row} height={44} />
        ))}
      </LiveRegion>
    );
  if (error) return <ErrorState error={error} onRetry={() => refetch()} />;
  const records = data.pages.flatMap(page => page.results);
  if (records.length === 0 && !hasNextPage)
    return (
      <EmptyState icon="trash-2" title={translate('engine.gone.none', { names: many })}>
        {translate('engine.gone.none_hint')}
      </EmptyState>
    );
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {records.map(record => (
          <RemovedRow key={record.id} record={record} />
        ))}
      </Box>
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage} sx={{ mt: 4 }}>
          {translate('engine.gone.more')}
        </Button>
      )}
    </>
  );
};

/** The screen's deleted records, newest first, each with the way back. */
export const RemovedDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { many } = useNames();
  const heading = useId();
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('engine.list.removed', { names: many })}</DialogTitle>
      <DialogContent>
        <Records />
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
