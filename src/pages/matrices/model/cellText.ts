import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { crore, lakh } from '#contract/domain/money/shortRupees.ts';
import { largestAmount, parseAmount, parsePercent } from '#contract/domain/money/parseAmount.ts';
import { mostReviewers } from '#contract/domain/approvals/matrixTypes.ts';
import { kinds } from '#contract/kinds/index.ts';
import { cellWords, isNothing, orPattern } from './cellWords.ts';
import type { DesignationNames } from './designationNames.ts';
import {
  inOrder,
  readToken,
  reviewersOf,
  type Cells,
  type ColumnName,
  type Reviewers,
  type Token,
} from './rows.ts';

/** Why a text cannot be the value of a cell: a key below `matrices.unread`, and what it is filled with. */
export interface Unread {
  readonly why: 'percent' | 'amount' | 'designation' | 'category' | 'many';
  readonly words: string;
}

export type CellRead = { readonly cells: Partial<Cells> } | { readonly unread: Unread };

const unread = (why: Unread['why'], words: string): CellRead => ({ unread: { why, words } });

const readPercent = (text: string): CellRead => {
  const untilBp = parsePercent(text.replace(/\s*%$/, ''));
  return untilBp === undefined || untilBp === 0 ? unread('percent', text) : { cells: { untilBp } };
};

const shortAmount = /^(.+?)\s*(l|lakh|lac|cr|crore)s?$/i;

/** Rupees in full, or in lakh and crore as tiles write them. */
const readRupees = (text: string): number | undefined => {
  const [, digits, unit] = shortAmount.exec(text) ?? [];
  if (digits === undefined || unit === undefined) return parseAmount(text);
  const amount = parseAmount(digits);
  const paise = amount && amount * (/^c/i.test(unit) ? crore : lakh);
  return paise !== undefined && paise <= largestAmount ? paise : undefined;
};

const readDeal = (text: string): CellRead => {
  const dealUntilPaise = readRupees(text.replace(/^₹\s*/, ''));
  return dealUntilPaise ? { cells: { dealUntilPaise } } : unread('amount', text);
};

const readNames = (
  names: readonly string[],
  { find }: DesignationNames,
): { readonly tokens: readonly Token[] } | { readonly unknown: string } => {
  const tokens: Token[] = [];
  for (const name of names) {
    const token = find(name);
    if (token === undefined) return { unknown: name.trim() };
    tokens.push(token);
  }
  return { tokens };
};

const readApprovers = (text: string, names: DesignationNames): CellRead => {
  const found = readNames(text.split(','), names);
  return 'unknown' in found
    ? unread('designation', found.unknown)
    : { cells: { approvers: inOrder(found.tokens) } };
};

const readReviewers = (text: string, names: DesignationNames): CellRead => {
  const isAnyEnough = orPattern.test(text);
  const found = readNames(text.split(isAnyEnough ? orPattern : ','), names);
  if ('unknown' in found) return unread('designation', found.unknown);
  if (found.tokens.some(token => readToken(token)[1] !== null)) return unread('category', text);
  if (found.tokens.length > mostReviewers) return unread('many', String(mostReviewers));
  return { cells: { reviewers: reviewersOf(found.tokens, isAnyEnough) } };
};

/** What a cell without a value holds. */
export const emptyCells: Cells = {
  approvers: [],
  untilBp: null,
  dealUntilPaise: null,
  reviewers: { of: [], isAnyEnough: false },
};

const readers: Readonly<Record<ColumnName, (words: string, names: DesignationNames) => CellRead>> =
  {
    approvers: readApprovers,
    untilBp: readPercent,
    dealUntilPaise: readDeal,
    reviewers: readReviewers,
  };

/** Typed or pasted text as the value of a cell: `18 %`, `₹3,00,000` or `3 L`, `TL, ZM`, `RBM or CH`. */
export const readCell = (column: ColumnName, text: string, names: DesignationNames): CellRead => {
  const words = text.trim();
  return isNothing(words)
    ? { cells: { [column]: emptyCells[column] } }
    : readers[column](words, names);
};

const percentText = (bp: number | null, { language }: DesignationNames): string =>
  bp === null ? '' : kinds.percent.format(bp / 100, { language, options: [] });

const reviewText = ({ of, isAnyEnough }: Reviewers, names: DesignationNames): string => {
  const { none, or } = cellWords[names.language];
  return of.length === 0 ? none : of.map(names.nameOf).join(isAnyEnough ? ` ${or} ` : ', ');
};

const writers: Readonly<Record<ColumnName, (cells: Cells, names: DesignationNames) => string>> = {
  approvers: (cells, names) => cells.approvers.map(names.nameOf).join(', '),
  untilBp: (cells, names) => percentText(cells.untilBp, names),
  dealUntilPaise: ({ dealUntilPaise }, { language }) =>
    dealUntilPaise === null ? cellWords[language].noLimit : formatRupees(dealUntilPaise),
  reviewers: (cells, names) => reviewText(cells.reviewers, names),
};

/** The value of a cell in words; `readCell` reads it back. A value that is not entered yet is ''. */
export const writeCell = (cells: Cells, column: ColumnName, names: DesignationNames): string =>
  writers[column](cells, names);
