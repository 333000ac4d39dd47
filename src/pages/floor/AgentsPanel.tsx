import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useDeferredValue, useMemo } from 'react';
import { teamCounts } from '#contract/domain/calling/agentStatus.ts';
import { stateOf } from '#contract/domain/calling/liveTeams.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { useAddressMembers } from '#parts/contexts/useAddressMembers.ts';
import { SearchBox } from '#parts/controls/SearchBox.tsx';
import { writeNumber } from '#contract/kinds/number.ts';
import { AgentTable } from './AgentTable.tsx';
import { FloorFilters, groups, type Group } from './FloorFilters.tsx';
import { isLongestFirst, shownAgents, teamAgents } from './shownAgents.ts';
import type { Step } from './SupervisionArea.tsx';
import type { Floor } from './useFloor.ts';

interface Props {
  floor: Floor;
  teamId: number | undefined;
  isTeamLeaderView: boolean;
  onTeamLeaderView: (isWanted: boolean) => void;
  onAllTeams: () => void;
  onAct: Step;
}

/** Counts that narrow, a search, and the agents. */
export const AgentsPanel = (props: Props) => {
  const { floor, teamId, isTeamLeaderView, onTeamLeaderView, onAllTeams, onAct } = props;
  const translate = useTranslate();
  const [params, change] = useAddressMembers();
  const group: Group = groups.find(one => one === params.get('group')) ?? 'all';
  const search = params.get('find') ?? '';
  const sought = useDeferredValue(search);
  const { results, listed, canSupervise, mine } = floor;
  const counts = useMemo(() => {
    const team = teamAgents(results, teamId);
    const all = teamId === undefined ? team.filter(({ isListed }) => isListed) : team;
    return teamCounts(all.map(agent => stateOf(agent)));
  }, [results, teamId]);
  const shown = useMemo(
    () => shownAgents(results, { group, search: sought, teamId }),
    [results, group, sought, teamId],
  );
  const team = results.find(({ id }) => id === teamId);
  const hasSwitch = listed === 'team-leaders' || isTeamLeaderView;
  if (results.length === 0)
    return (
      <EmptyState icon="headphones" title={translate('floor.nobody')}>
        {translate('floor.nobodyHint')}
      </EmptyState>
    );
  return (
    <>
      <FloorFilters
        counts={counts}
        chosen={group}
        onChoose={next => change({ group: next === 'all' ? undefined : next })}
      />
      <Box sx={{ mt: 4 }}>
        <SectionFrame
          title={
            team
              ? translate('floor.teamOf', { name: team.name })
              : translate(listed === 'team-leaders' ? 'floor.leaders' : 'floor.agents')
          }
          count={`${writeNumber(shown.length)}${isLongestFirst(group) ? ` · ${translate('floor.longest')}` : ''}`}
          tools={
            <>
              {team && (
                <Button size="small" onClick={onAllTeams}>
                  {translate('floor.allTeams')}
                </Button>
              )}
              {hasSwitch && !team && (
                <Button
                  size="small"
                  variant="outlined"
                  onClick={() => onTeamLeaderView(!isTeamLeaderView)}
                >
                  {translate(isTeamLeaderView ? 'floor.showLeaders' : 'floor.showAgents')}
                </Button>
              )}
              <SearchBox
                q={search}
                onSearch={words => change({ find: words || undefined })}
                label={translate('floor.search')}
                hasKey={false}
              />
            </>
          }
        >
          {shown.length === 0 ? (
            <EmptyState icon="users" title={translate('floor.nobodySo')} />
          ) : (
            <AgentTable
              agents={shown}
              heardId={mine?.agentId}
              canHear={canSupervise}
              onAct={onAct}
            />
          )}
        </SectionFrame>
      </Box>
    </>
  );
};
