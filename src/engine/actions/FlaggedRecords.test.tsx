import { screen as page } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { sampleScreen } from '../sample.fixture.ts';
import { FlaggedRecords } from './FlaggedRecords.tsx';

it('says of how many of the chosen records each warning holds', async () => {
  const words = (text: string) => ({ en: text, hi: text });
  renderConsole(
    <FlaggedRecords
      flags={[
        { when: { days: { gt: 20 } }, text: words('Longer than usual'), tone: 'warning' },
        { when: { name: { eq: 'Gold' } }, text: words('{name} is never sold'), tone: 'danger' },
        { when: { days: { gt: 99 } }, text: words('Much too long'), tone: 'danger' },
      ]}
      records={[
        { id: 1, name: 'Premium', days: 30 },
        { id: 2, name: 'Gold', days: 30 },
        { id: 3, name: 'Silver', days: 10 },
      ]}
    />,
    { screen: sampleScreen },
  );
  const notes = (await page.findAllByRole('note')).map(note => note.textContent);
  expect(notes).toEqual(['2 of 3: Longer than usual', '1 of 3: Gold is never sold']);
});
