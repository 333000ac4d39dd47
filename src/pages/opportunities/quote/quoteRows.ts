import type { AnswerOf, BodyOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { Paise } from '#contract/domain/money/paise.ts';
import { withQuantity } from '#contract/domain/opportunities/packageQuote.ts';
import { salesAt } from '#contract/domain/approvals/approvalContent.ts';
import { discountOf } from '#contract/domain/opportunities/quoteLines.ts';

export type Quote = AnswerOf<CallOf<'quotes.get'>>;
export type StoredLine = Quote['lines'][number];
export type Offered = Quote['offered'][number];
type QuoteBody = BodyOf<CallOf<'quotes.save'>>;
export type SentLine = QuoteBody['lines'][number];

export const cells = ['quantity', 'salesPrice', 'discount', 'promotedDays', 'startDate'] as const;
export type Cell = (typeof cells)[number];

/** A line of the quote as it is being typed; amounts are of all pieces, without GST. */
export interface QuoteRow {
  readonly key: string;
  readonly name: string;
  /** The package, of a new line. */
  readonly packageId: number | undefined;
  readonly stored: StoredLine | undefined;
  /** Quantity and rate that a change of the quantity is reckoned from, as the server does. */
  readonly base: { readonly quantity: number; readonly rate: Paise };
  readonly quantity: number;
  readonly rate: Paise;
  readonly sales: Paise;
  readonly days: number | undefined;
  readonly startDate: string | undefined;
  readonly startDateMandatory: boolean;
  /** What was typed and cannot be read, by its cell. */
  readonly unread: Partial<Record<Cell, unknown>>;
}

export const rowOfStored = (line: StoredLine): QuoteRow => ({
  key: `line-${line.id}`,
  name: line.packageName ?? '',
  packageId: undefined,
  stored: line,
  base: { quantity: line.quantity ?? 1, rate: line.ratePrice ?? 0 },
  quantity: line.quantity ?? 1,
  rate: line.ratePrice ?? 0,
  sales: line.salesPrice ?? 0,
  days: line.promotedDays ?? undefined,
  startDate: line.startDate ?? undefined,
  startDateMandatory: line.startDateMandatory ?? false,
  unread: {},
});

/** A new line: one piece at its rate. */
export const rowOfOffered = (offered: Offered, key: string): QuoteRow => ({
  key,
  name: offered.packageName,
  packageId: offered.packageId,
  stored: undefined,
  base: { quantity: 1, rate: offered.rate },
  quantity: 1,
  rate: offered.rate,
  sales: offered.rate,
  days: offered.days ?? undefined,
  startDate: undefined,
  startDateMandatory: offered.startDateMandatory,
  unread: {},
});

const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

const read: Record<Cell, (row: QuoteRow, value: unknown) => Partial<QuoteRow> | undefined> = {
  quantity: (row, value) => {
    if (!isWhole(value, 1, 1000)) return undefined;
    const { rate } = withQuantity({ ...row.base, sales: 0 }, value);
    return { quantity: value, rate, sales: withQuantity(row, value).sales };
  },
  // An empty price is the rate, as the server takes it.
  salesPrice: (row, value) =>
    value === undefined
      ? { sales: row.rate }
      : isWhole(value, 0, Number.MAX_SAFE_INTEGER)
        ? { sales: value }
        : undefined,
  discount: (row, value) => {
    const share = value ?? 0;
    if (typeof share !== 'number' || share < 0 || share > 100) return undefined;
    return { sales: salesAt(row.rate, Math.round(share * 100)) };
  },
  promotedDays: (_, value) =>
    value === undefined || isWhole(value, 1, 3650) ? { days: value } : undefined,
  startDate: (_, value) =>
    value === undefined || (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
      ? { startDate: value }
      : undefined,
};

/** Sales price and discount are one thing said twice: who types one has typed the other. */
const twin: Partial<Record<Cell, Cell>> = { salesPrice: 'discount', discount: 'salesPrice' };

/** A row after a cell was typed into; what cannot be read stands as it was typed and moves nothing. */
export const withCell = (row: QuoteRow, cell: Cell, value: unknown): QuoteRow => {
  const moved = read[cell](row, value);
  const unread = { ...row.unread };
  const other = twin[cell];
  if (other) delete unread[other];
  if (!moved) return { ...row, unread: { ...unread, [cell]: value } };
  delete unread[cell];
  return { ...row, ...moved, unread };
};

/** What a cell shows. */
export const valueIn = (row: QuoteRow, cell: Cell): unknown => {
  if (Object.hasOwn(row.unread, cell)) return row.unread[cell];
  const values: Record<Cell, unknown> = {
    quantity: row.quantity,
    salesPrice: row.sales,
    discount: discountOf(row) / 100,
    promotedDays: row.days,
    startDate: row.startDate,
  };
  return values[cell];
};

/** What a row says that is not stored: undefined when nothing is. */
export const sentLine = (row: QuoteRow): SentLine | undefined => {
  const { stored, quantity, sales, days = null, startDate = null } = row;
  if (!stored)
    return {
      packageId: row.packageId,
      quantity,
      salesPrice: sales,
      ...(days !== null && { promotedDays: days }),
      ...(startDate !== null && { startDate }),
    };
  const changes = {
    ...(quantity !== stored.quantity && { quantity }),
    ...(sales !== stored.salesPrice && { salesPrice: sales }),
    ...(days !== (stored.promotedDays ?? null) && { promotedDays: days }),
    ...(startDate !== (stored.startDate ?? null) && { startDate }),
  };
  if (Object.keys(changes).length === 0) return undefined;
  return { id: stored.id, version: stored.version, ...changes };
};

/** Whether a discount of the row waits for a request: it needs approval, and none was asked for or given at this price. */
export const needsRequest = (row: QuoteRow): boolean => {
  if (row.sales >= row.rate) return false;
  const isSame = row.stored?.salesPrice === row.sales && row.stored.ratePrice === row.rate;
  return !isSame || row.stored?.discountStatus === 'Required';
};
