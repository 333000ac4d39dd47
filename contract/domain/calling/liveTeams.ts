import { shownLiveStatus, teamCounts, type AgentState, type CallStatus } from './agentStatus.ts';

/** What of an agent's live status the counts of teams need. */
export interface LiveAgent {
  readonly id: number;
  /** Null: nobody is above them. */
  readonly managerId: number | null;
  readonly onlineStatus: 'Online' | 'Offline';
  /** The name of the activity; null while they wait or talk. */
  readonly activity: string | null;
  readonly callStatus: CallStatus;
}

/** The three facts of an agent (T110); any activity other than waiting counts as one. */
export const stateOf = ({
  onlineStatus,
  activity,
  callStatus,
}: Pick<LiveAgent, 'onlineStatus' | 'activity' | 'callStatus'>): AgentState => ({
  isOnline: onlineStatus === 'Online',
  callStatus,
  activity: activity === null ? null : 'call-activity-logging',
});

/** Offline, on call, idle, or busy with something else. */
export const liveGroupOf = (agent: Omit<LiveAgent, 'id' | 'managerId'>) => {
  const shown = shownLiveStatus(stateOf(agent));
  if (shown === 'offline' || shown === 'idle' || shown === 'on-call') return shown;
  return 'other';
};

export type TeamCounts = ReturnType<typeof teamCounts>;

/**
 * The team summary: one entry for each agent who leads others of the list, with the counts of everyone below them. Anyone who
 * is in a ring of managers is counted once. Linear in the agents but for the depth of the hierarchy.
 */
export const teamsOf = <Agent extends LiveAgent>(
  agents: readonly Agent[],
): { leader: Agent; counts: TeamCounts }[] => {
  const byId = new Map(agents.map(agent => [agent.id, agent]));
  const below = new Map<number, AgentState[]>();
  for (const agent of agents) {
    const state = stateOf(agent);
    const met = new Set([agent.id]);
    let above = agent.managerId;
    while (above !== null && !met.has(above)) {
      met.add(above);
      const boss = byId.get(above);
      if (!boss) break;
      const team = below.get(above);
      if (team) team.push(state);
      else below.set(above, [state]);
      above = boss.managerId;
    }
  }
  return agents.flatMap(leader => {
    const team = below.get(leader.id);
    return team ? [{ leader, counts: teamCounts(team) }] : [];
  });
};
