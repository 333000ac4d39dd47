import { expect, it } from 'vitest';
import { plainPaper } from './plainPaper.ts';

it('tells each part of a paper in lines', () => {
  expect(
    plainPaper([
      {
        kind: 'pairs',
        of: [
          ['Billed to', 'Asha Homes'],
          ['Shipping address', ''],
        ],
      },
      {
        kind: 'table',
        title: 'Packages',
        columns: [
          { title: 'Package', share: 2 },
          { title: 'Price', share: 1, isAmount: true },
        ],
        rows: [
          ['Gold', '₹100'],
          ['Silver', '₹50'],
        ],
      },
      { kind: 'total', of: [['Total', '₹150']] },
      { kind: 'note', text: 'Amounts in Indian rupees.' },
    ]),
  ).toBe(
    'Billed to: Asha Homes\n\nPackages\nGold, Price: ₹100\nSilver, Price: ₹50\n\nTotal: ₹150\n\nAmounts in Indian rupees.',
  );
});
