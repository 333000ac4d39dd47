import { screen as page } from '@testing-library/react';
import { openThing, words as shown, type Opened } from './openThing.tsx';
import { comes, onRecord, says, type PageAsk, type PageRow } from './pageAsks.ts';
import { record } from './recordKeys.fixture.ts';
import { words, type Part } from './thing.fixture.ts';

const section = (differs: object): Part =>
  record({ tabs: [{ name: 'all', label: words('All'), of: [differs] }] });
export const list = (differs: object = {}): Part =>
  section({ list: 'faqs', by: 'position', ...differs });
const timeline = (differs: object = {}): Part =>
  section({ timeline: 'faqs', by: 'position', at: 'updatedAt', title: 'question', ...differs });
const facts = (differs: object = {}): Part => section({ facts: ['code'], ...differs });
const told = (call: object = {}, differs: object = {}): Part =>
  facts({
    facts: [{ field: 'days', label: words('Told') }],
    from: { call: 'x.facts', ...call },
    ...differs,
  });

/** A row of the screen of questions, with words in each field that is told. */
const row = {
  id: 3,
  question: 'First what?',
  answer: 'That is why',
  position: 12,
  active: true,
  updatedAt: '2026-01-02T10:00:00Z',
};

export const opened =
  (see: (opened: Opened) => unknown, at = '/12'): PageAsk =>
  async screen =>
    see(await openThing(screen, { at, rows: [row] }));
const asked = (has: string, count = 0): PageAsk =>
  opened(one =>
    comes(() => JSON.stringify(one.asked['getList']?.slice(count) ?? []).includes(has)),
  );
const heads = () =>
  page.queryAllByRole('columnheader').map(head => head.getAttribute('aria-label'));
const comesTo = (text: string, at?: string): PageAsk => opened(() => comes(says(text)), at);

const without = { visible: { size: { eq: 'small' } } };

/** The sections of a record page. */
export const sectionKeys: readonly PageRow[] = [
  {
    key: 'listSection.list',
    has: list(),
    lacks: list({ list: 'events' }),
    ask: asked('"faqs"'),
    answer: true,
  },
  {
    key: 'listSection.by',
    has: list(),
    lacks: list({ by: true }),
    ask: asked('"within":{"all":[{"position":{"eq":12}}]}'),
    answer: true,
  },
  {
    key: 'listSection.columns',
    has: list({ columns: ['answer'] }),
    lacks: list(),
    ask: opened(async () => {
      await comes(() => heads().length > 0);
      return heads();
    }),
    answer: ['Answer', null],
  },
  {
    key: 'listSection.sort',
    has: list({ sort: ['-updatedAt'] }),
    lacks: list(),
    ask: asked('"sort":{"field":"updatedAt","order":"DESC"}'),
    answer: true,
  },
  {
    key: 'listSection.pageSize',
    has: list({ pageSize: 7 }),
    lacks: list(),
    ask: asked('"perPage":7'),
    answer: true,
  },
  {
    key: 'listSection.empty',
    has: list({ empty: words('Ask something') }),
    lacks: list(),
    ask: async screen => {
      await openThing(screen, { at: '/12', rows: [] });
      return comes(says('Ask something'));
    },
    answer: true,
  },
  {
    key: 'listSection.refresh',
    has: list({ refresh: 0.05 }),
    lacks: list(),
    ask: asked('"faqs"', 2),
    answer: true,
  },
  {
    key: 'listSection.label',
    has: list({ label: words('Asked') }),
    lacks: list(),
    ask: comesTo('Asked'),
    answer: true,
  },
  {
    key: 'listSection.visible',
    has: list(without),
    lacks: list(),
    ask: asked('"faqs"'),
    answer: false,
  },
  {
    key: 'timelineSection.timeline',
    has: timeline(),
    lacks: timeline({ timeline: 'events' }),
    ask: asked('"faqs"'),
    answer: true,
  },
  {
    key: 'timelineSection.by',
    has: timeline(),
    lacks: timeline({ by: true }),
    ask: asked('"position":{"eq":12}'),
    answer: true,
  },
  {
    key: 'timelineSection.at',
    has: timeline(),
    lacks: timeline({ at: 'createdAt' }),
    ask: opened(() => comes(() => document.querySelector('time') !== null)),
    answer: true,
  },
  {
    key: 'timelineSection.title',
    has: timeline(),
    lacks: timeline({ title: 'position' }),
    ask: comesTo('First what?'),
    answer: true,
  },
  {
    key: 'timelineSection.lines',
    has: timeline({ lines: ['answer'] }),
    lacks: timeline(),
    ask: comesTo('That is why'),
    answer: true,
  },
  {
    key: 'timelineSection.icons',
    has: timeline({ icons: { 'First what?': 'phone' } }),
    lacks: timeline(),
    ask: opened(() => comes(() => document.querySelector('.lucide-phone') !== null)),
    answer: true,
  },
  {
    key: 'timelineSection.refresh',
    has: timeline({ refresh: 0.05 }),
    lacks: timeline(),
    ask: asked('"faqs"', 2),
    answer: true,
  },
  {
    key: 'timelineSection.label',
    has: timeline({ label: words('Asked') }),
    lacks: timeline(),
    ask: comesTo('Asked'),
    answer: true,
  },
  {
    key: 'timelineSection.visible',
    has: timeline(without),
    lacks: timeline(),
    ask: asked('"faqs"'),
    answer: false,
  },
  {
    key: 'panelSection.panel',
    has: section({ panel: 'OwnPanel' }),
    lacks: facts(),
    ask: onRecord(() => comes(says('A panel made by hand'))),
    answer: true,
  },
  {
    key: 'panelSection.visible',
    has: section({ panel: 'OwnPanel', ...without }),
    lacks: section({ panel: 'OwnPanel' }),
    ask: onRecord(() => comes(says('A panel made by hand'))),
    answer: false,
  },
  {
    key: 'panelSection.label',
    has: section({ panel: 'OwnPanel', label: words('By hand') }),
    lacks: section({ panel: 'OwnPanel' }),
    ask: onRecord(() => comes(says('By hand'))),
    answer: true,
  },
  {
    key: 'factsSection.facts',
    has: facts({ facts: ['code'] }),
    lacks: facts({ facts: ['days'] }),
    ask: onRecord(() => comes(() => /Code\s*77/.test(shown()))),
    answer: true,
  },
  {
    key: 'factsSection.label',
    has: facts({ label: words('Counted') }),
    lacks: facts(),
    ask: comesTo('Counted'),
    answer: true,
  },
  {
    key: 'factsSection.visible',
    has: facts(without),
    lacks: facts(),
    ask: comesTo('Code'),
    answer: false,
  },
  {
    key: 'factsSection.from',
    has: told(),
    lacks: facts({ facts: ['days'] }),
    ask: comesTo('41'),
    answer: true,
  },
  {
    key: 'factsSection.refresh',
    has: told({}, { refresh: 0.05 }),
    lacks: told(),
    ask: opened(one => comes(() => (one.asked['send']?.length ?? 0) > 2)),
    answer: true,
  },
  {
    key: 'fact.as',
    has: facts({
      facts: [{ field: 'days', label: words('Told'), as: 'money' }],
      from: { call: 'x.facts' },
    }),
    lacks: told(),
    ask: comesTo('₹0.41'),
    answer: true,
  },
  {
    key: 'fact.options',
    has: facts({
      facts: [
        {
          field: 'days',
          label: words('Told'),
          as: 'choice',
          options: [{ value: 41, label: words('Forty-one') }],
        },
      ],
      from: { call: 'x.facts' },
    }),
    lacks: told(),
    ask: comesTo('Forty-one'),
    answer: true,
  },
  {
    key: 'askedCall.call',
    has: told(),
    lacks: told({ call: 'x.other' }),
    ask: opened(one => comes(() => one.asked['send']?.[0]?.[0] === 'x.facts')),
    answer: true,
  },
  ...(['path', 'query'] as const).map((part): PageRow => ({
    key: `askedCall.${part}`,
    has: told({ [part]: { code: { $: 'record.code' } } }),
    lacks: told(),
    ask: opened(one =>
      comes(() => JSON.stringify(one.asked['send']?.[0]?.[1] ?? '').includes('"code":77')),
    ),
    answer: true,
  })),
];
