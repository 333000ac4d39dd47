import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { writeNumber } from '#contract/kinds/number.ts';
import type { TeamCounts } from '#contract/domain/calling/liveTeams.ts';

export const groups = ['all', 'online', 'on-call', 'idle', 'other', 'offline'] as const;
export type Group = (typeof groups)[number];

const countOf = (counts: TeamCounts): Record<Group, number> => ({
  all: counts.total,
  online: counts.online,
  'on-call': counts.onCall,
  idle: counts.idle,
  other: counts.otherActivities,
  offline: counts.offline,
});

interface Props {
  counts: TeamCounts;
  chosen: Group;
  onChoose: (group: Group) => void;
}

/** How many agents do what, as figures that narrow the table. */
export const FloorFilters = ({ counts, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const numbers = countOf(counts);
  return (
    <Box
      role="group"
      aria-label={translate('floor.narrow')}
      sx={{
        mt: 4,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
      }}
    >
      {groups.map(group => (
        <ButtonBase
          key={group}
          aria-pressed={group === chosen}
          onClick={() => onChoose(group)}
          sx={theme => ({
            display: 'block',
            p: 3,
            textAlign: 'start',
            borderRadius: '8px',
            border: `1px solid ${group === chosen ? theme.vars.palette.primary.main : theme.vars.palette.divider}`,
            background:
              group === chosen
                ? theme.vars.palette.action.selected
                : theme.vars.palette.background.paper,
          })}
        >
          <Box
            component="span"
            sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}
          >
            {translate(`floor.group.${group}`)}
          </Box>
          <Box
            component="span"
            sx={{ display: 'block', typography: 'h2', fontVariantNumeric: 'tabular-nums' }}
          >
            {writeNumber(numbers[group])}
          </Box>
        </ButtonBase>
      ))}
    </Box>
  );
};
