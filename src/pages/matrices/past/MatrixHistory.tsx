import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Drawer } from '#parts/controls/Drawer.tsx';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { ClientTypeId } from '#contract/domain/accounts/clientTypes.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { PastEntry } from './PastEntry.tsx';
import type { PastCell } from './pastCells.ts';

interface Props {
  id: ClientTypeId;
  client: string;
  /** Absent for those who only read. */
  onTakeBack: ((cells: readonly PastCell[]) => void) | undefined;
  onClose: () => void;
}

const pageSize = 20;

const Entries = ({ id, onTakeBack }: Pick<Props, 'id' | 'onTakeBack'>) => {
  const translate = useTranslate();
  const http = useClient();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: callKey('console.history', 'discount-matrix', id),
      initialPageParam: 0,
      queryFn: ({ pageParam, signal }) =>
        http.call('console.history', {
          query: { resource: 'discount-matrix', id: String(id), page: pageParam, pageSize },
          signal,
        }),
      getNextPageParam: (last, _all, page) => (last.hasNextPage ? page + 1 : undefined),
    });
  if (isPending)
    return (
      <LiveRegion isBusy sx={{ display: 'grid', gap: 4 }}>
        <VisuallyHidden>{translate('parts.loading')}</VisuallyHidden>
        {[0, 1, 2].map(row => (
          <Skeleton key={row} height={96} sx={{ borderRadius: '8px' }} />
        ))}
      </LiveRegion>
    );
  if (error) return <ErrorState error={error} onRetry={() => refetch()} />;
  const entries = data.pages.flatMap(page => page.results);
  if (entries.length === 0)
    return (
      <EmptyState icon="history" title={translate('matrices.past.none')}>
        {translate('matrices.past.none_hint')}
      </EmptyState>
    );
  return (
    <>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 5 }}>
        {entries.map(entry => (
          <PastEntry key={entry.id} entry={entry} onTakeBack={onTakeBack} />
        ))}
      </Box>
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage} sx={{ mt: 4 }}>
          {translate('matrices.past.more')}
        </Button>
      )}
    </>
  );
};

/** Who changed which cell of a matrix, when and why, newest first. */
export const MatrixHistory = ({ id, client, onTakeBack, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': heading,
          sx: { width: { xs: '100%', sm: 480 }, p: { xs: 4, sm: 6 }, gap: 4 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Typography id={heading} variant="h2" sx={{ flex: 1 }}>
          {translate('matrices.past.title', { client })}
        </Typography>
        <IconButton aria-label={translate('matrices.past.close')} onClick={onClose}>
          <Icon name="x" size={18} />
        </IconButton>
      </Box>
      <Entries id={id} onTakeBack={onTakeBack} />
    </Drawer>
  );
};
