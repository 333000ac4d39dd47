import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { teamsOf } from '#contract/domain/calling/liveTeams.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { linkButtonStyles } from '#parts/controls/linkStyles.ts';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { floorTable } from './tableStyles.ts';
import type { Agent } from './useFloor.ts';

const counted = ['total', 'online', 'offline', 'onCall', 'idle'] as const;

interface Props {
  agents: readonly Agent[];
  /** Shows the agents below someone. */
  onTeam: (leader: Agent) => void;
}

/** Team summary: each who leads agents, with how many of them do what now (part 1 section 2, T110). */
export const TeamSummary = ({ agents, onTeam }: Props) => {
  const translate = useTranslate();
  const teams = useMemo(() => teamsOf(agents), [agents]);
  if (teams.length === 0) return <EmptyState icon="users" title={translate('floor.noTeams')} />;
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={translate('floor.teams')}
      sx={{ overflow: 'auto', maxHeight: 'max(360px, calc(100vh - 340px))' }}
    >
      <Box component="table" sx={floorTable}>
        <thead>
          <tr>
            {(['name', 'email', 'online'] as const).map(name => (
              <th key={name} scope="col">
                {translate(`floor.column.${name}`)}
              </th>
            ))}
            {counted.map(name => (
              <th key={name} scope="col" className="number">
                {translate(`floor.count.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {teams.map(({ leader, counts }) => (
            <tr key={leader.id}>
              <th scope="row">
                <Box
                  component="button"
                  type="button"
                  onClick={() => onTeam(leader)}
                  sx={linkButtonStyles}
                >
                  {leader.name}
                </Box>
              </th>
              <td className="quiet">{leader.email}</td>
              <td>
                <StatusChip tone={leader.onlineStatus === 'Online' ? 'success' : 'neutral'}>
                  {translate(`floor.status.${leader.onlineStatus}`)}
                </StatusChip>
              </td>
              {counted.map(name => (
                <td key={name} className="number">
                  {writeNumber(counts[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
