import { expect, it } from 'vitest';
import { sampleScreen } from '../sample.fixture.ts';
import { fillRecord, fillSums } from '#contract/model/record/fillRecord.ts';

const { fields } = sampleScreen;
const words = { fields, language: 'en' } as const;

it('tells amounts to the paisa, choices by their words and what is missing by its sign', () => {
  expect(
    fillRecord(
      'Stop {name} at {price} for {clientType}, {days}?',
      {
        name: 'Premium',
        price: 36_500_050,
        clientType: 2,
      },
      words,
    ),
  ).toBe('Stop Premium at ₹3,65,000.50 for Broker, --?');
});

it('tells several records by their number and the sum of their amounts', () => {
  const records = [{ price: 10_050 }, { price: 20_000 }, {}];
  expect(fillSums('Stop {count} packages, {price} in all?', records, words)).toBe(
    'Stop 3 packages, ₹300.50 in all?',
  );
});
