import { screen as page } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { sampleScreen } from '../sample.fixture.ts';
import { FactValue } from './FactValue.tsx';

const record = { id: 1, price: 36_500_050 };
const price = sampleScreen.fields['price'];
if (!price) throw new Error('The sample has a price');

it('rounds an amount to lakh and crore where nobody counts the paise', () => {
  renderConsole(<FactValue fact={{ field: price }} record={record} />);
  expect(page.getByText(/₹3\.65 L/)).toBeVisible();
});

it('tells an exact amount to the paisa', () => {
  renderConsole(<FactValue fact={{ field: { ...price, exact: true } }} record={record} />);
  expect(page.getByText('₹3,65,000.50')).toBeVisible();
});
