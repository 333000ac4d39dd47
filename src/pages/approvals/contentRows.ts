import { discountBp } from '#contract/domain/approvals/approvalContent.ts';

export interface ContentRow {
  readonly name:
    | 'packageName'
    | 'quantity'
    | 'ratePaise'
    | 'salesPaise'
    | 'discount'
    | 'percent'
    | 'endDate'
    | 'durationInDays'
    | 'dealValuePaise'
    | 'amountPaise'
    | 'projectName'
    | 'accountName'
    | 'startDate'
    | 'fromSlotId'
    | 'toSlotId';
  readonly as: 'text' | 'number' | 'money' | 'percent' | 'date';
  readonly asked: unknown;
  readonly current: unknown;
}

type Content = Readonly<Record<string, unknown>>;

const shown: readonly (readonly [ContentRow['name'], ContentRow['as']])[] = [
  ['packageName', 'text'],
  ['projectName', 'text'],
  ['accountName', 'text'],
  ['fromSlotId', 'number'],
  ['toSlotId', 'number'],
  ['quantity', 'number'],
  ['ratePaise', 'money'],
  ['salesPaise', 'money'],
  ['discount', 'money'],
  ['percent', 'percent'],
  ['startDate', 'date'],
  ['endDate', 'date'],
  ['durationInDays', 'number'],
  ['amountPaise', 'money'],
  ['dealValuePaise', 'money'],
];

const withDiscount = (content: Content): Content => {
  const { ratePaise, salesPaise } = content;
  if (typeof ratePaise !== 'number' || typeof salesPaise !== 'number') return content;
  return {
    ...content,
    discount: Math.max(0, ratePaise - salesPaise),
    percent: discountBp({ ratePaise, salesPaise }) / 100,
  };
};

/** What an approval was asked for and what there is now, value by value, side by side. */
export const contentRows = (asked: Content, current: Content | null): ContentRow[] => {
  const before = withDiscount(asked);
  const now = current && withDiscount(current);
  return shown.flatMap(([name, as]) =>
    before[name] === undefined || before[name] === null
      ? []
      : [{ name, as, asked: before[name], current: now ? (now[name] ?? null) : null }],
  );
};
