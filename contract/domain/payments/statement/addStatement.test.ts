import { expect, it } from 'vitest';
import { addStatement, type StatementMove } from './addStatement.ts';

const move = (
  day: string,
  kind: StatementMove['kind'],
  owed: number,
  milestoneId: number | null = 1,
  walletChange = 0,
): StatementMove => ({ day, kind, owed, milestoneId, walletChange });

const moves = [
  move('2026-04-01', 'tax', 118_00),
  move('2026-04-02', 'collection', -100_00),
  move('2026-04-02', 'tds', -10_00),
  move('2026-04-03', 'wallet-credit', 0, null, 50_00),
  move('2026-04-04', 'wallet', -20_00, 2, -20_00),
  move('2026-04-05', 'refund', 5_00, 2),
  move('2026-04-06', 'credit-note', -8_00),
  move('2026-04-07', 'collection', -3_00, 2),
];

it('carries the balance and the wallet from line to line, and what stood before', () => {
  const { opening, lines, closing, debit, credit } = addStatement(moves, {
    from: '2026-04-02',
    to: '2026-04-06',
  });
  expect(opening).toEqual({ owed: 118_00, wallet: 0 });
  expect(lines.map(line => [line.debit, line.credit, line.balance, line.wallet])).toEqual([
    [0, 100_00, 18_00, 0],
    [0, 10_00, 8_00, 0],
    [0, 0, 8_00, 50_00],
    [0, 20_00, -12_00, 30_00],
    [5_00, 0, -7_00, 30_00],
    [0, 8_00, -15_00, 30_00],
  ]);
  expect(closing).toEqual({ owed: -15_00, wallet: 30_00 });
  expect(opening.owed + debit - credit).toBe(closing.owed);
});

it('says what was billed and collected, and why they differ', () => {
  const told = addStatement(moves, { from: '2026-04-02', to: '2026-04-06' });
  expect(told).toMatchObject({
    billed: 110_00,
    collected: 125_00,
    unpaid: 0,
    unbilled: 15_00,
    later: 3_00,
  });
  expect(told.billed - told.collected).toBe(told.unpaid - told.unbilled);
});

it('of days in which nothing happened stands where it stood', () => {
  const { opening, lines, closing } = addStatement(moves, { from: '2027-01-01', to: '2027-01-31' });
  expect(lines).toEqual([]);
  expect(opening).toEqual(closing);
});
