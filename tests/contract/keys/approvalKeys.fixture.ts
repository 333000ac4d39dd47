import type { ServerAsk } from './serverKeys.fixture.ts';
import type { KeyRow, Part } from './thing.fixture.ts';

/** Changes of the number wait for someone else. */
const approved: Part = {
  approval: { fields: ['days'] },
  access: { admin: ['list', 'show', 'create', 'edit', 'remove', 'approve'] },
};

/** What waits for someone else is refused where it is saved as it is. */
export const approvalKeys: readonly KeyRow<ServerAsk>[] = [
  { key: 'approval', has: approved, ask: { change: { days: 7 } }, answer: [409, 'first'] },
  {
    key: 'approval.fields',
    has: approved,
    lacks: { ...approved, approval: { fields: ['amount'] } },
    ask: { change: { note: 'other', days: 7 } },
    answer: [409, 'first'],
  },
];
