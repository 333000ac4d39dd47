import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openThing, words as shown } from './openThing.tsx';
import { own } from './ownAction.ts';
import { comes, type PageAsk, type PageRow } from './pageAsks.ts';
import { words, type Part } from './thing.fixture.ts';

const triage = (differs: object = {}): Part => ({
  ...own({ confirm: words('Really {note}?') }),
  triage: { facts: ['size', 'note'], acts: { own: 'O' }, ...differs },
});

/** Opens the first record of the list worked through one by one, and presses a key. */
const inTurn =
  (see: () => boolean, key?: string): PageAsk =>
  async screen => {
    await openThing(screen, { at: '?triage=' });
    await waitFor(() => {
      if (!document.querySelector('[data-triage-rows]')) throw new Error('Not there yet');
    }).catch(() => undefined);
    if (key !== undefined) await userEvent.keyboard(key);
    return comes(see);
  };

const says = (text: string) => () => shown().includes(text);

/** Keys that a list worked through one by one acts on. */
export const triageKeys: readonly PageRow[] = [
  { key: 'triage', has: triage(), ask: inTurn(says('Open the page')), answer: true },
  {
    key: 'triage.facts',
    has: triage({ facts: ['days', 'note'] }),
    lacks: triage({ facts: ['days'] }),
    ask: inTurn(() => [...document.querySelectorAll('dt')].some(one => one.textContent === 'Note')),
    answer: true,
  },
  {
    key: 'triage.since',
    has: triage({ since: 'from' }),
    lacks: triage(),
    ask: inTurn(() => document.querySelector('[data-triage-rows] time') !== null),
    answer: true,
  },
  {
    key: 'triage.acts',
    has: triage(),
    lacks: triage({ acts: { own: 'P' } }),
    ask: inTurn(says('Really first?'), 'o'),
    answer: true,
  },
  {
    key: 'triage.panel',
    has: triage({ panel: 'OwnPanel' }),
    lacks: triage(),
    ask: inTurn(says('A panel made by hand')),
    answer: true,
  },
  {
    key: 'triage.flags',
    has: triage({ flags: [{ when: true, text: words('Mind it') }] }),
    lacks: triage(),
    ask: inTurn(says('Mind it')),
    answer: true,
  },
  {
    key: 'flag.when',
    has: triage({ flags: [{ when: { size: { eq: 'large' } }, text: words('Mind it') }] }),
    lacks: triage({ flags: [{ when: { size: { eq: 'small' } }, text: words('Mind it') }] }),
    ask: inTurn(says('Mind it')),
    answer: true,
  },
  {
    key: 'flag.text',
    has: triage({ flags: [{ when: true, text: words('Mind {note}') }] }),
    lacks: triage({ flags: [{ when: true, text: words('Nothing') }] }),
    ask: inTurn(says('Mind first')),
    answer: true,
  },
  {
    key: 'flag.tone',
    has: triage({ flags: [{ when: true, text: words('Mind it'), tone: 'danger' }] }),
    lacks: triage({ flags: [{ when: true, text: words('Mind it') }] }),
    ask: inTurn(() => document.querySelector('.MuiAlert-colorError') !== null),
    answer: true,
  },
];
