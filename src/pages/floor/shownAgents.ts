import { liveGroupOf } from '#contract/domain/calling/liveTeams.ts';
import type { Group } from './FloorFilters.tsx';
import type { Agent } from './useFloor.ts';

interface Wanted {
  readonly group: Group;
  readonly search: string;
  /** Only those below this leader, and themselves. */
  readonly teamId: number | undefined;
}

const isBelow = (agent: Agent, teamId: number, byId: ReadonlyMap<number, Agent>): boolean => {
  const met = new Set<number>();
  for (let at: Agent | undefined = agent; at && !met.has(at.id);) {
    if (at.id === teamId) return true;
    met.add(at.id);
    at = at.managerId === null ? undefined : byId.get(at.managerId);
  }
  return false;
};

/** Agents below a leader, and themselves; all without one. */
export const teamAgents = (agents: readonly Agent[], teamId: number | undefined): Agent[] => {
  if (teamId === undefined) return [...agents];
  const byId = new Map(agents.map(agent => [agent.id, agent]));
  return agents.filter(agent => isBelow(agent, teamId, byId));
};

/** The rows of the agent table, in the order of their names: a change of status moves nobody. */
export const shownAgents = (
  agents: readonly Agent[],
  { group, search, teamId }: Wanted,
): Agent[] => {
  const sought = search.trim().toLowerCase();
  return teamAgents(agents, teamId).filter(agent => {
    // The agents of a team are wanted even where the list holds team leaders.
    if (teamId === undefined && !agent.isListed) return false;
    if (sought !== '' && !`${agent.name} ${agent.email}`.toLowerCase().includes(sought))
      return false;
    if (group === 'all') return true;
    if (group === 'online') return agent.onlineStatus === 'Online';
    return liveGroupOf(agent) === group;
  });
};
