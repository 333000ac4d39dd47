import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { usePanelForm } from '#engine/panels/PanelForm.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useText } from '#parts/useText.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';

type Preview = AnswerOf<CallOf<'accountMerges.preview'>>;

const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter(id => typeof id === 'number') : [];

const Moves = ({ preview }: { preview: Preview }) => {
  const translate = useTranslate();
  const { moves, survivor } = preview;
  const total = moves.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <Typography>{translate('accountMerge.none')}</Typography>;
  return (
    <>
      <Typography sx={{ fontWeight: 500 }}>
        {translate('accountMerge.moves', { smart_count: total, name: survivor.accountName })}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 2, m: 0 }}>
        {moves.map(({ entity, count }) => (
          <Box key={entity} sx={{ display: 'contents' }}>
            <Box component="dt">{translate(`accountMerge.entity.${entity}`)}</Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
              {count}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
};

const Obstacles = ({ preview }: { preview: Preview }) => {
  const translate = useTranslate();
  const text = useText();
  if (preview.obstacles.length === 0) return null;
  return (
    <Alert severity="error">
      <AlertTitle>{translate('accountMerge.blocked')}</AlertTitle>
      {preview.obstacles.map(({ accountId, accountName, message, hi = message }) => (
        <div key={`${accountId} ${message}`}>
          {accountName}: {text({ en: message, hi })}
        </div>
      ))}
    </Alert>
  );
};

/** What a merge would move, and what prevents it, before anything is written (T60). */
export const AccountMergePanel = () => {
  const { values, isReadonly } = usePanelForm();
  const translate = useTranslate();
  const heading = useId();
  const client = useClient();
  const survivorId = Number(values['survivorId']);
  const accountIds = idsIn(values['accountIds']);
  const isKnown = survivorId > 0 && accountIds.length > 0;
  const preview = useQuery({
    queryKey: callKey('accountMerges.preview', survivorId, accountIds),
    enabled: isKnown && !isReadonly,
    retry: false,
    queryFn: ({ signal }) =>
      client.call('accountMerges.preview', { query: { survivorId, accountIds }, signal }),
  });
  if (isReadonly) return null;
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 3 }}>
      <Typography id={heading} component="h2" variant="h3">
        {translate('accountMerge.title')}
      </Typography>
      {!isKnown && (
        <Typography color="textSecondary">{translate('accountMerge.choose')}</Typography>
      )}
      {preview.isFetching && (
        <LiveRegion isBusy>
          <VisuallyHidden>{translate('accountMerge.reading')}</VisuallyHidden>
          <Skeleton height={96} sx={{ borderRadius: '8px' }} />
        </LiveRegion>
      )}
      {preview.error && <FailureAlert error={preview.error} />}
      {preview.data && !preview.isFetching && (
        <>
          <Obstacles preview={preview.data} />
          <Moves preview={preview.data} />
          <Typography color="textSecondary">
            {translate('accountMerge.undo', { days: preview.data.undoDays })}
          </Typography>
        </>
      )}
    </Box>
  );
};
