import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ListOnPage } from '#engine/sections/ListOnPage.tsx';
import { writeNumber } from '#contract/kinds/number.ts';
import { useAddressMembers } from '#parts/contexts/useAddressMembers.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { useNotSetUp } from '#parts/states/NotSetUp.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { TabRow } from '#parts/page/TabRow.tsx';
import { ActivitySelect } from './ActivitySelect.tsx';
import { AgentsPanel } from './AgentsPanel.tsx';
import { SupervisionArea } from './SupervisionArea.tsx';
import { TeamSummary } from './TeamSummary.tsx';
import { useFloor, type Agent } from './useFloor.ts';

const tabs = ['agents', 'teams', 'log'] as const;
type Tab = (typeof tabs)[number];

/** In the address: the agents themselves, for somebody who sees their leaders first. */
const everybody = 'agents';

/** The live view: what the agents of one's hierarchy do now, by agent and by team, and who heard whose call. */
export const LiveViewPage = () => {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const [, change] = useAddressMembers();
  const isTeamLeaderView = params.get('of') === everybody;
  const { data, error, refetch } = useFloor(isTeamLeaderView);
  const off = useNotSetUp('telephony');
  const tab: Tab = tabs.find(one => one === params.get('tab')) ?? 'agents';
  const teamId = Number(params.get('team')) || undefined;
  const go = (next: Tab, team?: number) =>
    setParams({ ...(next !== 'agents' && { tab: next }), ...(team && { team: String(team) }) });
  return (
    <PageBody>
      <PageHeader
        title={translate('floor.title')}
        {...(data && { count: writeNumber(data.results.length) })}
        context={off ?? translate(data?.isSimulated ? 'floor.simulated' : 'floor.hint')}
        primary={<ActivitySelect />}
      />
      {error && !data && <ErrorState error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton height={480} sx={{ mt: 4, borderRadius: '8px' }} />}
      {data && (
        <SupervisionArea floor={data}>
          {act => (
            <>
              <Box sx={{ mt: 4 }}>
                <TabRow
                  label={translate('floor.title')}
                  chosen={tab}
                  onChoose={next => go(next)}
                  tabs={tabs.map(id => ({
                    id,
                    tabId: `tab-floor-${id}`,
                    panelId: 'panel-floor',
                    label: translate(`floor.${id}`),
                  }))}
                />
              </Box>
              <Box
                role="tabpanel"
                id="panel-floor"
                aria-labelledby={`tab-floor-${tab}`}
                sx={{ mt: 4 }}
              >
                {tab === 'agents' && (
                  <AgentsPanel
                    floor={data}
                    teamId={teamId}
                    isTeamLeaderView={isTeamLeaderView}
                    onTeamLeaderView={isWanted => change({ of: isWanted ? everybody : undefined })}
                    onAllTeams={() => go('agents')}
                    onAct={act}
                  />
                )}
                {tab === 'teams' && (
                  <TeamSummary agents={data.results} onTeam={({ id }: Agent) => go('agents', id)} />
                )}
                {tab === 'log' && <ListOnPage resource="supervisions" by={{ all: [] }} />}
              </Box>
            </>
          )}
        </SupervisionArea>
      )}
    </PageBody>
  );
};
