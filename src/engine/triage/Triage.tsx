import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { writeCount } from '#contract/requests/writeCount.ts';
import type { Triage as TriageOf } from '#contract/model/triage.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { useShortcut } from '#parts/controls/useShortcut.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useIsPhone } from '../useIsPhone.ts';
import { useNames } from '../useNames.ts';
import type { ListState } from '../list/state/HeldList.tsx';
import { TriagePanel } from './TriagePanel.tsx';
import { TriageRow } from './TriageRow.tsx';
import { triageLine } from './triageLine.ts';
import { useTriage } from './useTriage.ts';

const rowStyles = (theme: Theme) => ({
  m: 0,
  p: 0,
  listStyle: 'none',
  overflow: 'auto',
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  '& > li': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& > li[data-current]': {
    background: theme.vars.palette.action.selected,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.border.selected}`,
  },
  '& button': {
    all: 'unset',
    boxSizing: 'border-box',
    display: 'grid',
    gap: 1,
    width: '100%',
    p: '10px 16px',
    cursor: 'pointer',
  },
  '& button:focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& .first, & .second': { display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 },
  '& .first': { fontSize: 14, fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  '& .second': { fontSize: 12, color: theme.vars.palette.text.secondary },
  '& .title, & .line': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

interface StepsProps {
  words: string;
  onStep: (by: 1 | -1) => void;
}

const Steps = ({ words, onStep }: StepsProps) => {
  const translate = useTranslate();
  const ways = [
    { by: -1, name: 'previous', key: 'K', icon: 'chevron-left' },
    { by: 1, name: 'next', key: 'J', icon: 'chevron-right' },
  ] as const;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
        {words}
      </Typography>
      {ways.map(({ by, name, key, icon }) => (
        <IconButton
          key={key}
          aria-label={translate(`engine.record.${name}`)}
          aria-keyshortcuts={key}
          title={`${translate(`engine.record.${name}`)} (${key})`}
          onClick={() => onStep(by)}
          sx={theme => ({ border: `1px solid ${theme.vars.palette.border.button}` })}
        >
          <Icon name={icon} />
        </IconButton>
      ))}
    </Box>
  );
};

interface Props {
  triage: TriageOf;
  state: ListState;
}

/**
 * The list one by one: what was found at the left, what decides on the record in turn at the right, the next one after each
 * decision. J, K and the arrows go from record to record, the letters of the screen decide, Escape leads back to the list.
 */
export const Triage = ({ triage, state }: Props) => {
  const translate = useTranslate();
  const { heading, titleOf } = useNames();
  const isPhone = useIsPhone();
  const { rows, current, place, done, actsOf, go, leave, step, settle } = useTriage(triage, state);
  useShortcut('j', () => step(1));
  useShortcut('k', () => step(-1));
  useShortcut('arrowdown', () => step(1));
  useShortcut('arrowup', () => step(-1));
  useShortcut('escape', leave);
  const line = useMemo(() => triageLine(triage.facts), [triage]);
  if (state.isPending) return <Skeleton height={160} />;
  if (state.error && rows.length === 0)
    return <ErrorState error={state.error} onRetry={() => state.refetch()} />;
  if (!current)
    return (
      <Typography color="textSecondary" sx={{ p: 6 }}>
        {translate('engine.triage.done')}
      </Typography>
    );
  const before = (state.page - 1) * state.perPage;
  return (
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(240px, 360px) minmax(0, 1fr)' },
        borderTop: theme => `1px solid ${theme.vars.palette.divider}`,
      }}
    >
      {!isPhone && (
        <Box component="ul" aria-label={heading} data-triage-rows sx={rowStyles}>
          {rows.map(record => (
            <TriageRow
              key={record.id}
              record={record}
              title={titleOf(record)}
              line={line}
              since={triage.since === null ? undefined : valueAt(record, triage.since)}
              isCurrent={record === current}
              isDone={done.has(record.id)}
              onChoose={() => go(record.id)}
            />
          ))}
        </Box>
      )}
      <Box
        sx={{
          overflow: 'auto',
          bgcolor: 'background.default',
          p: { xs: 4, sm: 6 },
          display: 'grid',
          gap: 4,
          alignContent: 'start',
          gridTemplateColumns: 'minmax(0, 760px)',
        }}
      >
        <Steps
          words={translate('engine.triage.place', {
            place: before + place + 1,
            all: writeCount(state.total ?? rows.length, state.isTotalExact),
          })}
          onStep={step}
        />
        <TriagePanel
          key={current.id}
          triage={triage}
          record={current}
          acts={actsOf(current)}
          onDone={() => settle(current)}
        />
      </Box>
    </Box>
  );
};
