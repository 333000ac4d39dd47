import type { Day } from '../../days/indiaDay.ts';
import type { Paise } from '../../money/paise.ts';
import type { StatementKind } from './statementKinds.ts';

/** One thing that happened to an account. Amounts in paise. */
export interface StatementMove {
  readonly day: Day;
  readonly kind: StatementKind;
  /** What the client owes more by it; negative: less. */
  readonly owed: Paise;
  /** What comes into the wallet; negative: goes out of it. */
  readonly walletChange: Paise;
  /** Null for an advance, which is for no milestone. */
  readonly milestoneId: number | null;
}

export interface StatementBalance {
  /** What is billed and not paid; below zero: more is paid than billed. */
  readonly owed: Paise;
  readonly wallet: Paise;
}

export type StatementLine<Move> = Move & {
  readonly debit: Paise;
  readonly credit: Paise;
  /** After this line. */
  readonly balance: Paise;
  readonly wallet: Paise;
};

const billing: ReadonlySet<StatementKind> = new Set([
  'tax',
  'digislate',
  'cancelled',
  'credit-note',
]);

const sum = (amounts: readonly Paise[]): Paise => amounts.reduce((all, one) => all + one, 0);

const balanceOf = (moves: readonly StatementMove[]): StatementBalance => ({
  owed: sum(moves.map(({ owed }) => owed)),
  wallet: sum(moves.map(({ walletChange }) => walletChange)),
});

/** What the milestones owe that owe something, and what the others are ahead. */
const split = (moves: readonly StatementMove[]) => {
  const owed = new Map<number | null, Paise>();
  for (const move of moves)
    owed.set(move.milestoneId, (owed.get(move.milestoneId) ?? 0) + move.owed);
  const all = [...owed.values()];
  return {
    unpaid: sum(all.filter(one => one > 0)),
    unbilled: -sum(all.filter(one => one < 0)),
  };
};

const billedIn = (moves: readonly StatementMove[]): Paise =>
  sum(moves.filter(({ kind }) => billing.has(kind)).map(({ owed }) => owed));

/**
 * A statement over the days from `from` to `to`, both included: each line with the balance after it, what stood before
 * and after them, and what was billed and collected until then. Billed less collected is the closing balance, which is what
 * is not paid less what is not billed.
 * @param moves all of the account, the oldest first
 */
export const addStatement = <Move extends StatementMove>(
  moves: readonly Move[],
  { from, to }: { readonly from: Day; readonly to: Day },
) => {
  const until = moves.filter(({ day }) => day <= to);
  const before = until.filter(({ day }) => day < from);
  const opening = balanceOf(before);
  const lines: StatementLine<Move>[] = [];
  let { owed: balance, wallet } = opening;
  for (const move of until.slice(before.length)) {
    balance += move.owed;
    wallet += move.walletChange;
    const debit = Math.max(0, move.owed);
    lines.push({ ...move, debit, credit: debit - move.owed, balance, wallet });
  }
  const billed = billedIn(until);
  return {
    opening,
    lines,
    closing: { owed: balance, wallet },
    debit: sum(lines.map(({ debit }) => debit)),
    credit: sum(lines.map(({ credit }) => credit)),
    billed,
    collected: billed - balance,
    /** What the ledger holds of later days. */
    later: billedIn(moves) - balanceOf(moves).owed - (billed - balance),
    ...split(until),
  };
};
