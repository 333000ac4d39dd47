import { screen as page } from '@testing-library/react';
import { onRecord, says, type PageRow } from './pageAsks.ts';
import { record } from './recordKeys.fixture.ts';
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

/** The path of stages at the top of a record. */
export const stageKeys: readonly PageRow[] = [
  { key: 'recordPage.stages', has: stages(), ask: onRecord(says('Begun')), answer: true },
  {
    key: 'stages.field',
    has: stages(),
    lacks: stages({ field: 'note' }),
    ask: onRecord(() => /Grown it is here/.test(steps())),
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
    ask: onRecord(() => /Grown it is here/.test(steps())),
    answer: true,
  },
  {
    key: 'stage.at',
    has: stages({}, { at: 'name' }),
    lacks: stages(),
    ask: onRecord(() => steps().includes('here-')),
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
];
