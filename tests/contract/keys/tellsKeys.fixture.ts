import type { ServerAsk } from './serverKeys.fixture.ts';
import { words, type KeyRow, type Part } from './thing.fixture.ts';

/** An event of its own that programs can be told of. */
const tells = (label: string, days = 5, more: object = {}): Part => ({
  tells: { done: { label: words(label), when: { days: { gt: days } }, ...more } },
});

/** What programs can be told of. */
export const tellsKeys: readonly KeyRow<ServerAsk>[] = [
  {
    key: 'tells',
    has: tells('Thing is done'),
    ask: { suggested: 'thing is done' },
    answer: ['done'],
  },
  {
    key: 'tell.label',
    has: tells('Thing is ready'),
    lacks: tells('Thing is over'),
    ask: { suggested: 'thing is ready' },
    answer: ['done'],
  },
  {
    key: 'tell.when',
    has: tells('Thing is done'),
    lacks: tells('Thing is done', 50),
    ask: { told: { name: 'Told thing', days: 9 } },
    answer: ['done'],
  },
  {
    key: 'tell.to',
    has: tells('Thing is done', 5, { to: ['books'] }),
    lacks: tells('Thing is done'),
    ask: { receiver: 'books' },
    answer: ['https://books.example.com/hooks'],
  },
];
