import { foldedText } from '#contract/domain/texts/foldedText.ts';
import { liveGroupOf } from '#contract/domain/calling/liveTeams.ts';
import { statusSince } from '#contract/domain/calling/statusSince.ts';
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

/** Groups of which all do one thing, so that it matters for how long. */
export const isLongestFirst = (group: Group): boolean =>
  group === 'idle' || group === 'on-call' || group === 'other';

/** The one that began earlier comes first; of whom it is unknown, last. */
const byLongest = (one: Agent, other: Agent): number => {
  const [first, second] = [statusSince(one) ?? '~', statusSince(other) ?? '~'];
  return first < second ? -1 : first > second ? 1 : 0;
};

/**
 * The rows of the agent table, in the order of their names: a change of status moves nobody. Of those who do one thing who
 * has done it longest is first.
 */
export const shownAgents = (
  agents: readonly Agent[],
  { group, search, teamId }: Wanted,
): Agent[] => {
  const sought = foldedText(search.trim());
  const shown = teamAgents(agents, teamId).filter(agent => {
    // The agents of a team are wanted even where the list holds team leaders.
    if (teamId === undefined && !agent.isListed) return false;
    if (sought !== '' && !foldedText(`${agent.name} ${agent.email}`).includes(sought)) return false;
    if (group === 'all') return true;
    if (group === 'online') return agent.onlineStatus === 'Online';
    return liveGroupOf(agent) === group;
  });
  return isLongestFirst(group) ? shown.toSorted(byLongest) : shown;
};
