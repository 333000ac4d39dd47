import { expect, it } from 'vitest';
import { shownAgents } from './shownAgents.ts';
import type { Agent } from './useFloor.ts';

const agent = (name: string, facts: Partial<Agent>): Agent =>
  ({
    name,
    email: `${name}@example.com`,
    id: name.length,
    managerId: null,
    isListed: true,
    onlineStatus: 'Online',
    activity: null,
    callStatus: 'Idle',
    callStartedAt: null,
    lastActivityAt: null,
    ...facts,
  }) as Agent;

const agents = [
  agent('Asha', { lastActivityAt: '2026-11-20T04:20:00Z' }),
  agent('Bela', { lastActivityAt: '2026-11-20T04:00:00Z' }),
  agent('Charu', { callStatus: 'OnCall', callStartedAt: '2026-11-20T04:25:00Z' }),
  agent('Devika', { callStatus: 'OnCall', callStartedAt: '2026-11-20T04:05:00Z' }),
  agent('Esha', { onlineStatus: 'Offline' }),
  agent('Farida', {}),
];

it.each([
  ['all', ['Asha', 'Bela', 'Charu', 'Devika', 'Esha', 'Farida']],
  ['idle', ['Bela', 'Asha', 'Farida']],
  ['on-call', ['Devika', 'Charu']],
  ['offline', ['Esha']],
] as const)('shows %s, the longest first where one thing lasts', (group, expected) => {
  const shown = shownAgents(agents, { group, search: '', teamId: undefined });
  expect(shown.map(({ name }) => name)).toEqual(expected);
});
