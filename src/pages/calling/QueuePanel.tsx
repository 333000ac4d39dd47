import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, LinkBase, useCreatePath } from 'react-admin';
import { useState } from 'react';
import { lines, type Line } from '#contract/domain/lines.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { useClient } from '#parts/ClientContext.ts';
import { ErrorState } from '#parts/ErrorState.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { KeyCap } from '#parts/KeyCap.tsx';
import { Skeleton } from '#parts/Skeleton.tsx';
import { DueChip } from './DueChip.tsx';
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

/** Who waits: due by the end of the day, later, and with a link; and the button that hands out the next. */
export const QueuePanel = ({ desk, line, onLine, canPull, isPulling, onPull }: Props) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
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
      count={data && String(data.totalCount)}
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
      <Box
        component="ul"
        tabIndex={0}
        aria-label={translate(`calling.list.${list}`)}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          maxHeight: { lg: 'calc(100vh - 340px)' },
          overflow: 'auto',
        }}
      >
        {data?.results.map(row => (
          <Box
            component="li"
            key={row.opportunityId}
            sx={theme => ({
              px: 4,
              py: 2,
              borderTop: `1px solid ${theme.vars.palette.divider}`,
              bgcolor:
                row.opportunityId === desk.lead?.opportunityId ? 'action.selected' : undefined,
            })}
          >
            <Box
              component={LinkBase}
              to={createPath({ resource: 'opportunities', type: 'edit', id: row.opportunityId })}
              sx={{
                color: 'text.primary',
                fontWeight: 500,
                textDecoration: 'none',
                overflowWrap: 'anywhere',
              }}
            >
              {row.accountName}
            </Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              {[row.cityName, row.caseStatusName].filter(Boolean).join(' · ')}
            </Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              <DueChip at={row.fupTime} />
            </Box>
          </Box>
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
