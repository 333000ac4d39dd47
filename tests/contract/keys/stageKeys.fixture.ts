import { screen as page } from '@testing-library/react';
import { onRecord, says, type PageRow } from './pageAsks.ts';
import { record } from './recordKeys.fixture.ts';
import { words as shown } from './openThing.tsx';
import { own } from './ownAction.ts';
import { words, type Part } from './thing.fixture.ts';

const stages = (differs: object = {}, of: object = {}): Part =>
  record({
    stages: {
      field: 'size',
      of: [
        { label: words('Begun'), values: ['small'] },
        { label: words('Grown'), values: ['large'], ...of },
      ],
      ...differs,
    },
  });
const steps = () => page.getByRole('list', { name: 'Stages' }).textContent ?? '';

const noted = (differs: object): Part =>
  record({ notes: [{ note: words('Mind the step'), ...differs }] });

const next = (differs: object = {}, step: object = {}): Part => ({
  ...record({
    next: {
      field: 'size',
      of: [{ values: ['large'], ...step }],
      ...differs,
    },
  }),
});
const line = () => page.queryByRole('region', { name: 'Next' })?.textContent ?? '';

/** What a record says of itself at the top: what comes next, its stages as a path, and its notes. */
export const stageKeys: readonly PageRow[] = [
  { key: 'recordPage.next', has: next(), ask: onRecord(() => line() !== ''), answer: true },
  {
    key: 'next.field',
    has: next(),
    lacks: next({ field: 'days' }),
    ask: onRecord(() => line().includes('large')),
    answer: true,
  },
  {
    key: 'next.since',
    has: next({ since: 'name' }),
    lacks: next(),
    ask: onRecord(() => line().endsWith('-')),
    answer: true,
  },
  {
    key: 'next.of',
    has: next(),
    lacks: next({ of: [{ values: ['small'] }] }),
    ask: onRecord(() => line() !== ''),
    answer: true,
  },
  {
    key: 'nextStep.values',
    has: next({}, { values: ['small', 'large'] }),
    lacks: next({}, { values: ['small'] }),
    ask: onRecord(() => line() !== ''),
    answer: true,
  },
  {
    key: 'nextStep.note',
    has: next({}, { note: words('{name} grows') }),
    lacks: next(),
    ask: onRecord(() => line().includes('First thing grows')),
    answer: true,
  },
  {
    key: 'nextStep.action',
    has: { ...own({ on: ['record'] }), ...next({}, { action: 'own' }) },
    lacks: { ...own({ on: ['record'] }), ...next() },
    ask: onRecord(() => line().includes('Own')),
    answer: true,
  },
  { key: 'recordPage.stages', has: stages(), ask: onRecord(says('Begun')), answer: true },
  {
    key: 'stages.field',
    has: stages(),
    lacks: stages({ field: 'note' }),
    ask: onRecord(() => /Grown current/.test(steps())),
    answer: true,
  },
  {
    key: 'stages.of',
    has: stages(),
    lacks: stages({
      of: [
        { label: words('One'), values: ['small'] },
        { label: words('Two'), values: ['large'] },
      ],
    }),
    ask: onRecord(() => /Begun done/.test(steps())),
    answer: true,
  },
  {
    key: 'stage.label',
    has: stages({}, { label: words('Full') }),
    lacks: stages(),
    ask: onRecord(says('Full')),
    answer: true,
  },
  {
    key: 'stage.values',
    has: stages({}, { values: ['medium', 'large'] }),
    lacks: stages({}, { values: ['medium'] }),
    ask: onRecord(() => /Grown current/.test(steps())),
    answer: true,
  },
  {
    key: 'stage.at',
    has: stages({}, { at: 'name' }),
    lacks: stages(),
    ask: onRecord(() => steps().includes('current-')),
    answer: true,
  },
  {
    key: 'stage.tone',
    has: stages({
      of: [
        { label: words('Begun'), values: ['large'] },
        { label: words('Lost'), values: ['small'], tone: 'danger' },
      ],
    }),
    lacks: stages({
      of: [
        { label: words('Begun'), values: ['large'] },
        { label: words('Lost'), values: ['small'] },
      ],
    }),
    ask: onRecord(() => steps().includes('Lost')),
    answer: false,
  },
  {
    key: 'recordPage.notes',
    has: noted({}),
    ask: onRecord(() => shown().includes('Mind the step')),
    answer: true,
  },
  {
    key: 'recordPage.notes.note',
    has: noted({ note: words('Mind the gap') }),
    lacks: noted({}),
    ask: onRecord(() => shown().includes('Mind the gap')),
    answer: true,
  },
  {
    key: 'recordPage.notes.tone',
    has: noted({ tone: 'danger' }),
    lacks: noted({}),
    ask: onRecord(() => page.getByText('Mind the step').closest('.MuiAlert-colorError') !== null),
    answer: true,
  },
  {
    key: 'recordPage.notes.visible',
    has: noted({ visible: { size: { eq: 'small' } } }),
    lacks: noted({}),
    ask: onRecord(() => !shown().includes('Mind the step')),
    answer: true,
  },
];
