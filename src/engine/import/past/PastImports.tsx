import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { PastImport } from '#contract/calls/records/imports.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { LinePager } from '../lines/LinePager.tsx';
import { RevertDialog } from './RevertDialog.tsx';
import { usePastImports } from './usePastImports.ts';

const Entry = ({ past, onRevert }: { past: PastImport; onRevert: () => void }) => {
  const translate = useTranslate();
  const { changed, created } = past.counts;
  const name = past.fileName ?? translate('engine.import.no_name');
  return (
    <Box
      component="li"
      sx={theme => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 1,
        minHeight: 52,
        py: 2,
        typography: 'body2',
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {past.actorName} · <RelativeTime at={past.at} />
        </Box>
      </Box>
      <Box sx={{ flex: '1 1 200px', color: 'text.secondary' }}>
        {translate('engine.import.past_counts', {
          changed: writeNumber(changed),
          created: writeNumber(created),
        })}
      </Box>
      <Box sx={{ minWidth: 120, display: 'flex', justifyContent: { sm: 'flex-end' } }}>
        {past.revertedAt ? (
          <Box>
            <StatusChip tone="neutral" icon="rotate-ccw">
              {translate('engine.import.chip.reverted')}
            </StatusChip>
            <Box sx={{ color: 'text.secondary' }}>
              {past.revertedByName} · <RelativeTime at={past.revertedAt} />
            </Box>
          </Box>
        ) : (
          <Button aria-label={translate('engine.import.revert_of', { name })} onClick={onRevert}>
            {translate('engine.import.revert')}
          </Button>
        )}
      </Box>
    </Box>
  );
};

/** Imports of this screen: who, when, which file, what it did, and whether it was taken back. */
export const PastImports = () => {
  const translate = useTranslate();
  const [page, setPage] = useState(0);
  const [asked, setAsked] = useState<PastImport | null>(null);
  const { data, error, isPending, refetch } = usePastImports(page);
  const content = () => {
    if (isPending)
      return <Skeleton height={52} role="status" aria-label={translate('parts.loading')} />;
    if (error) return <ErrorState error={error} onRetry={() => refetch()} />;
    if (data.results.length === 0)
      return (
        <Typography variant="body2" color="textSecondary">
          {translate('engine.import.no_past')}
        </Typography>
      );
    return (
      <>
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.results.map(past => (
            <Entry
              key={`${past.importId} ${past.at}`}
              past={past}
              onRevert={() => setAsked(past)}
            />
          ))}
        </Box>
        <LinePager
          page={page}
          size={10}
          total={data.totalCount}
          onPage={setPage}
          label={translate('engine.import.past')}
        />
      </>
    );
  };
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('engine.import.past')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {translate('engine.import.past_hint')}
      </Typography>
      {content()}
      <RevertDialog past={asked} onClose={() => setAsked(null)} />
    </section>
  );
};
