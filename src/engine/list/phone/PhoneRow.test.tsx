import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RaRecord } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { sampleField } from '../../sample.fixture.ts';
import { PhoneRow } from './PhoneRow.tsx';
import { phoneLines } from './phoneLines.ts';

const says = (en: string) => ({ en, hi: en });
const integer = { type: 'integer' } as const;
const yesOrNo = { type: 'boolean' } as const;
const columns = [
  sampleField({ path: 'approval' }),
  sampleField({ path: 'designation' }),
  sampleField({ path: 'level', kind: 'number', label: says('Level'), schema: integer }),
  sampleField({
    path: 'days',
    kind: 'number',
    label: says('Promoted for'),
    unit: says('days'),
    schema: integer,
  }),
  sampleField({ path: 'from', kind: 'date', label: says('From') }),
  sampleField({ path: 'until', kind: 'date', label: says('Until') }),
];

const decisions = [
  sampleField({ path: 'approval' }),
  sampleField({ path: 'isFinal', kind: 'boolean', label: says('Final'), schema: yesOrNo }),
  sampleField({
    path: 'isDecided',
    kind: 'boolean',
    label: says('Decision'),
    schema: yesOrNo,
    options: [{ value: true, label: says('Decided'), tone: 'neutral', when: true }],
  }),
];

const onMenu = vi.fn<(record: RaRecord, anchor: HTMLElement) => void>();

const open = (record: object, of = columns, locale: 'en' | 'hi' = 'en') =>
  renderConsole(
    <ul>
      <PhoneRow
        record={{ id: 4, ...record }}
        title="TL"
        to="/common-matrices/4"
        lines={phoneLines(of)}
        isSelected={null}
        onSelect={() => undefined}
        hasActions
        onMenu={onMenu}
      />
    </ul>,
    { locale },
  );

it('is headed by the first column; figures and days keep their words', () => {
  open({
    approval: 'Credit approval',
    designation: 'TL',
    level: 2,
    days: 30,
    from: '2026-11-20',
    until: '2026-12-01',
  });
  expect(page.getByRole('link', { name: 'Credit approval' })).toBeVisible();
  expect(page.getByText('TL · Level 2')).toBeVisible();
  expect(page.getByText('30 days · Until 1/12/2026')).toBeVisible();
});

it('takes the label to a bare yes or no, and none to words of the screen', () => {
  open({ approval: 'Credit approval', isFinal: true, isDecided: true }, decisions);
  expect(page.getByText('Final Yes · Decided')).toBeVisible();
});

it('says what a further amount is, and leaves out the address of what a cell plays', () => {
  open(
    {
      approval: 'Asha',
      target: 12_500_00,
      achieved: 32_371_00,
      recording: '/demo/1.wav',
      site: '/x',
    },
    [
      sampleField({ path: 'approval' }),
      sampleField({ path: 'target', kind: 'money', label: says('Target') }),
      sampleField({ path: 'achieved', kind: 'money', label: says('Achieved') }),
      sampleField({ path: 'recording', cell: 'Recording' }),
      sampleField({ path: 'site' }),
    ],
  );
  expect(page.getByText('Achieved ₹32,371')).toBeVisible();
  expect(page.getByText('/x')).toBeVisible();
  expect(page.queryByText(/demo/)).toBeNull();
});

it('says words of the reference data in the reader’s language', async () => {
  const status = sampleField({ path: 'status', cell: 'ReferenceWord' });
  open(
    { approval: 'Asha', status: 'Follow-up' },
    [sampleField({ path: 'approval' }), status],
    'hi',
  );
  expect(await page.findByText('फ़ॉलो-अप')).toBeVisible();
});

it('is headed by the title of the record where the first column is empty', () => {
  open({ approval: null, designation: 'TL' });
  expect(page.getByRole('link', { name: 'TL' })).toBeVisible();
});

it('opens the menu of what can be done with it', async () => {
  open({ approval: 'Credit approval' });
  const button = page.getByRole('button', { name: 'More actions for TL' });
  await userEvent.click(button);
  expect(onMenu).toHaveBeenCalledWith(expect.objectContaining({ id: 4 }), button);
});

it('says a name once, though two of its columns have it', () => {
  const names = ['number', 'accountName', 'place', 'billedTo', 'contact'];
  const of = names.map(path => sampleField({ path }));
  const same = { number: 'INV/1', accountName: 'Ayesha Khan', place: 'Kolkata' };
  open({ ...same, billedTo: 'Ayesha Khan', contact: 'Ravi Teja' }, of);
  expect(page.getByText('Ayesha Khan · Kolkata')).toBeVisible();
  expect(page.getByText('Ravi Teja', { exact: true })).toBeVisible();
});

it('says two alike figures, each with its word', () => {
  const figure = (path: string) =>
    sampleField({ path, kind: 'number', label: says(path), schema: integer });
  open({ name: 'A', sold: 2, left: 2 }, [
    sampleField({ path: 'name' }),
    ...['sold', 'left'].map(figure),
  ]);
  expect(page.getByText('sold 2 · left 2')).toBeVisible();
});
