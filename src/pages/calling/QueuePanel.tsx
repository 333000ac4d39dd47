import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { isHandedOut } from '#contract/domain/calling/whyWaiting.ts';
import { lines, type Line } from '#contract/domain/lines.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { KeyCap } from '#parts/controls/KeyCap.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { QueueRow } from './QueueRow.tsx';
import type { Desk } from './useDesk.ts';

const lists = ['due', 'followUp', 'linkSent'] as const;

interface Props {
  desk: Desk;
  line: Line | undefined;
  onLine: (line: Line) => void;
  canPull: boolean;
  isPulling: boolean;
  onPull: () => void;
}

const segment = (isOn: boolean) =>
  ({
    px: 2,
    py: 1,
    minHeight: 32,
    borderRadius: '6px',
    typography: 'body2',
    fontWeight: isOn ? 600 : 400,
    color: isOn ? 'primary.text' : 'text.secondary',
    bgcolor: isOn ? 'primary.light' : 'transparent',
  }) as const;

const Choice = ({
  isOn,
  label,
  onClick,
}: {
  isOn: boolean;
  label: string;
  onClick: () => void;
}) => (
  <ButtonBase aria-pressed={isOn} onClick={onClick} sx={segment(isOn)}>
    {label}
  </ButtonBase>
);

/** Who waits: today in the order of the pull, later, and with a link; and the button that hands out the next. */
export const QueuePanel = ({ desk, line, onLine, canPull, isPulling, onPull }: Props) => {
  const translate = useTranslate();
  const client = useClient();
  const [list, setList] = useState<(typeof lists)[number]>('due');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: callKey('calling.queue', line, list),
    queryFn: ({ signal }) =>
      client.call('calling.queue', { query: { ...(line && { line }), list }, signal }),
    retry: false,
  });
  return (
    <SectionFrame
      title={translate('calling.queue')}
      // What nobody has yet stands there as well, and is not one's own.
      count={data && data.totalCount > 0 ? String(data.totalCount) : undefined}
      isBusy={isPending}
    >
      {desk.lines.length > 1 && (
        <Box role="group" aria-label={translate('calling.line')} sx={{ px: 3, pb: 1 }}>
          {desk.lines.map(id => (
            <Choice
              key={id}
              isOn={id === line}
              label={lines.find(one => one.id === id)?.label ?? id}
              onClick={() => onLine(id)}
            />
          ))}
        </Box>
      )}
      <Box role="group" aria-label={translate('calling.queue')} sx={{ px: 3, pb: 2 }}>
        {lists.map(name => (
          <Choice
            key={name}
            isOn={name === list}
            label={translate(`calling.list.${name}`)}
            onClick={() => setList(name)}
          />
        ))}
      </Box>
      {isPending && <Skeleton height={200} sx={{ mx: 4, mb: 4 }} />}
      {error && <ErrorState error={error} onRetry={() => refetch()} />}
      {data?.results.length === 0 && (
        <Box sx={{ px: 4, pb: 4, typography: 'body2', color: 'text.secondary' }}>
          {translate('calling.nothing')}
        </Box>
      )}
      {list === 'due' && data && data.results.length > 0 && (
        <Box sx={{ px: 4, pb: 2, typography: 'caption', color: 'text.secondary' }}>
          {translate('calling.order')}
        </Box>
      )}
      <Box
        component="ol"
        tabIndex={0}
        aria-label={translate(`calling.list.${list}`)}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          maxHeight: { lg: 'max(240px, calc(100vh - 380px))' },
          overflow: 'auto',
        }}
      >
        {data?.results.map((row, at) => (
          <QueueRow
            key={row.opportunityId}
            row={row}
            place={row.why !== null && isHandedOut(row.why) ? at + 1 : null}
            isOpen={row.opportunityId === desk.lead?.opportunityId}
          />
        ))}
      </Box>
      <Box
        sx={theme => ({
          display: { xs: 'none', lg: 'block' },
          p: 3,
          borderTop: `1px solid ${theme.vars.palette.divider}`,
        })}
      >
        <Button
          fullWidth
          variant="contained"
          color="primary"
          size="large"
          disabled={!canPull}
          loading={isPulling}
          onClick={onPull}
          startIcon={<Icon name="download" />}
          endIcon={canPull ? <KeyCap>N</KeyCap> : undefined}
        >
          {translate('calling.pull')}
        </Button>
      </Box>
    </SectionFrame>
  );
};
