import { screen as page } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { sampleScreen } from '../../sample.fixture.ts';
import { PageNotes } from './PageNotes.tsx';

const notes = [
  {
    note: { en: 'Stays as it is', hi: 'वैसा ही रहता है' },
    tone: 'warning',
    visible: { netsuite: { eq: true } },
  },
  {
    note: { en: 'Has the id {id}', hi: 'आईडी {id} है' },
    tone: 'danger',
    visible: { netsuite: { eq: true } },
  },
  { note: { en: 'Is of everybody', hi: 'सबका है' }, tone: 'info', visible: true },
] as const;

const open = (netsuite: boolean) =>
  renderConsole(
    <RecordContextProvider value={{ id: 1, netsuite }}>
      <PageNotes />
    </RecordContextProvider>,
    {
      screen: { ...sampleScreen, record: { ...sampleScreen.record, notes } },
    },
  );

it.each([
  [true, ['Stays as it is', 'Has the id 1', 'Is of everybody']],
  [false, ['Is of everybody']],
])('a page says the notes that its record meets: %s', async (netsuite, words) => {
  open(netsuite);
  await page.findByText('Is of everybody');
  expect(page.getAllByRole('note').map(({ textContent }) => textContent)).toEqual(words);
});
