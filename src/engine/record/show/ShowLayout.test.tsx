import { screen as page } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { RecordScreen } from '#contract/model/types.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { sampleScreen } from '../../sample.fixture.ts';
import { BeyondForm } from '../BeyondForm.tsx';
import { ShowLayout } from './ShowLayout.tsx';

const read = (record: { clientType: number }, screen: RecordScreen = sampleScreen) => {
  const whole = { id: 1, name: 'Premium', days: 30, price: 100, netsuite: true, ...record };
  renderConsole(
    <RecordContextProvider value={whole}>
      <ShowLayout layout={screen.form} />
      <BeyondForm />
    </RecordContextProvider>,
    { screen },
  );
};

describe('a record that is read', () => {
  it.each([
    ['shows', 2, 1],
    ['leaves out', 1, 0],
  ])('%s a field by its condition', async (_does, clientType, times) => {
    read({ clientType });
    expect(await page.findByText('Premium')).toBeVisible();
    expect(page.queryAllByText('Days')).toHaveLength(times);
  });

  it('leaves out a section whose condition does not hold, and one with nothing in it', async () => {
    const [what, price] = sampleScreen.form;
    if (what?.type !== 'section' || price?.type !== 'section') throw new Error('No sections');
    const days = { type: 'field', field: 'days' } as const;
    read(
      { clientType: 1 },
      {
        ...sampleScreen,
        form: [
          { ...what, of: what.of.filter(item => item.type !== 'field' || item.field !== 'days') },
          { ...price, visible: { clientType: { eq: 2 } } },
          { ...what, label: { en: 'For how long', hi: 'For how long' }, of: [days] },
        ],
      },
    );
    expect(await page.findByText('Premium')).toBeVisible();
    expect(page.queryByText('Base price')).not.toBeInTheDocument();
    expect(page.queryByText('For how long')).not.toBeInTheDocument();
  });

  it.each([
    ['shows', 2, 1],
    ['leaves out', 1, 0],
  ])('%s below the form what is told beyond it', async (_does, clientType, times) => {
    const [what] = sampleScreen.form;
    if (what?.type !== 'section') throw new Error('No section');
    read(
      { clientType },
      {
        ...sampleScreen,
        list: { ...sampleScreen.list, columns: [] },
        form: [{ type: 'field', field: 'name' }],
        show: [what, { type: 'field', field: 'price' }],
      },
    );
    expect(await page.findByText('Base price')).toBeVisible();
    expect(page.queryAllByText('Days')).toHaveLength(times);
  });
});
