import type { Labelled } from '../enumeration.ts';

/** Whether an agent takes part at all (part 1 section 4). */
export const agentStatuses = [
  { id: 1, label: 'ACTIVE' },
  { id: 0, label: 'INACTIVE' },
] as const satisfies readonly Labelled[];
export type AgentStatusId = (typeof agentStatuses)[number]['id'];
export const defaultAgentStatusId = 0 satisfies AgentStatusId;

/**
 * What the live view shows of an agent. The last one has two names for one state, so the id is ours and the label may
 * be replaced by reference data (decision T109).
 */
export const liveStatuses = [
  { id: 'offline', label: 'Offline' },
  { id: 'online', label: 'Online' },
  { id: 'on-call', label: 'Oncall' },
  { id: 'idle', label: 'Idle' },
  { id: 'login-activity', label: 'Login Activity' },
  { id: 'call-activity-logging', label: 'Call Activity Logging' },
  { id: 'no-callback', label: 'No telephony callback', alias: 'No Ozonetel Callback' },
] as const satisfies readonly (Labelled & { alias?: string })[];
export type LiveStatusId = (typeof liveStatuses)[number]['id'];

export const callStatuses = ['OnCall', 'Idle'] as const;
export type CallStatus = (typeof callStatuses)[number];

/** An activity other than waiting or talking, during which an agent is online (part 2 section 7). */
export type Activity = 'login-activity' | 'call-activity-logging' | 'no-callback';

/** Presence, activity and call status are three facts, not one (decision T110). */
export interface AgentState {
  readonly isOnline: boolean;
  readonly callStatus: CallStatus;
  readonly activity: Activity | null;
}

/** The one live status an agent is shown with. */
export const shownLiveStatus = (agent: AgentState): LiveStatusId => {
  if (!agent.isOnline) return 'offline';
  return agent.callStatus === 'OnCall' ? 'on-call' : (agent.activity ?? 'idle');
};

/** The counts of a team: total = online + offline, online = on call + idle + other activities (T110). */
export const teamCounts = (agents: readonly AgentState[]) => {
  const shown = agents.map(shownLiveStatus);
  const count = (status: LiveStatusId) => shown.filter(id => id === status).length;
  const [total, offline, onCall, idle] = [
    shown.length,
    count('offline'),
    count('on-call'),
    count('idle'),
  ];
  const online = total - offline;
  return { total, online, offline, onCall, idle, otherActivities: online - onCall - idle };
};
