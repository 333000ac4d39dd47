import type { ServerAsk } from './serverKeys.fixture.ts';
import { words, type KeyRow, type Part } from './thing.fixture.ts';

/** A screen whose action the server carries out, for one who may not edit. */
const acts = (set: object, more: object = {}): Part => ({
  access: {
    content: ['list', 'show', 'own'],
    'lookup-admin': ['list', 'show'],
  },
  actions: { own: { label: words('Own'), on: ['row'], set, ...more } },
});
const note = { note: 'Set' };
const tells = (notify: object): Part =>
  acts(note, { notify: { text: words('Look at {name}'), ...notify } });

/** What an action sets and whom it tells, and which records nobody changes by hand. */
export const actKeys: readonly KeyRow<ServerAsk>[] = [
  {
    key: 'action.set',
    has: acts(note),
    lacks: acts({ days: 6 }),
    ask: { acted: {} },
    answer: [200, 'Set'],
  },
  {
    key: 'action.notify',
    has: tells({ roles: ['lookup-admin'] }),
    lacks: acts(note),
    ask: { noticed: 'lookup-admin' },
    answer: ['Look at First thing'],
  },
  {
    key: 'notify.roles',
    has: tells({ roles: ['lookup-admin'] }),
    lacks: tells({ roles: ['content'] }),
    ask: { noticed: 'lookup-admin' },
    answer: ['Look at First thing'],
  },
  {
    key: 'notify.people',
    has: tells({ people: ['createdById'] }),
    lacks: tells({ people: ['otherId'] }),
    ask: { noticed: 'admin' },
    answer: ['Look at First thing'],
  },
  {
    key: 'notify.text',
    has: tells({ roles: ['lookup-admin'], text: words('Done') }),
    lacks: tells({ roles: ['lookup-admin'] }),
    ask: { noticed: 'lookup-admin' },
    answer: ['Done'],
  },
  {
    key: 'editable',
    has: { editable: { days: { ne: 5 } } },
    ask: { change: { note: 'second' } },
    answer: [422, 'first'],
  },
];
