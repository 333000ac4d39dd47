import { liveGroupOf, type LiveAgent } from './liveTeams.ts';

type Shown = Omit<LiveAgent, 'id' | 'managerId'> & {
  readonly callStartedAt: string | null;
  /** When they last began to do something else. */
  readonly lastActivityAt: string | null;
};

/** Since when an agent has been on their call, idle or busy with something else; null of who is offline. */
export const statusSince = (agent: Shown): string | null => {
  const group = liveGroupOf(agent);
  if (group === 'offline') return null;
  return group === 'on-call' ? (agent.callStartedAt ?? agent.lastActivityAt) : agent.lastActivityAt;
};

/** Whole minutes since a moment; null where it is unknown. */
export const minutesSince = (at: string | null, now: Date): number | null =>
  at === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 60_000));
