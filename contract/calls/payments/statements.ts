import Type from 'typebox';
import {
  statementKinds,
  statementReasons,
  type StatementKind,
  type StatementReason,
} from '../../domain/payments/statement/statementKinds.ts';
import { idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';

const source = 'decision record 0212';
const day = Type.String({ format: 'date' });
const paise = Type.Integer();

const query = strictObject({
  /** The first day; without it the first of the financial year. */
  from: Type.Optional(day),
  /** The last day; without it today. */
  to: Type.Optional(day),
});

const kind = Type.Unsafe<StatementKind>(
  Type.Enum(Object.keys(statementKinds) as [StatementKind, ...StatementKind[]]),
);
const reason = Type.Unsafe<StatementReason>(
  Type.Enum(Object.keys(statementReasons) as [StatementReason, ...StatementReason[]]),
);
const balance = Type.Object({ owed: paise, wallet: paise });
const statement = Type.Object({
  accountId: rowId,
  accountName: Type.String(),
  from: day,
  to: day,
  opening: balance,
  lines: Type.Array(
    Type.Object({
      day,
      kind,
      reference: Type.Union([Type.String(), Type.Null()]),
      opportunityName: Type.Union([Type.String(), Type.Null()]),
      modeName: Type.Union([Type.String(), Type.Null()]),
      /** False of a deal of colleagues: its amounts are the account's, its names are not told. */
      isReadable: Type.Boolean(),
      resource: Type.Unsafe<'invoices' | 'payments'>(Type.Enum(['invoices', 'payments'])),
      recordId: Type.Union([rowId, Type.Null()]),
      debit: paise,
      credit: paise,
      /** What is owed after this line; below zero: more is paid than billed. */
      balance: paise,
      walletChange: paise,
      wallet: paise,
    }),
  ),
  closing: balance,
  debit: paise,
  credit: paise,
  /** Until the last day: invoices less credit notes, and what the ledger holds. */
  billed: paise,
  collected: paise,
  /** What the account's page calls Collected, now. */
  collectedNow: paise,
  /** Why the two differ, and what no book holds yet; nothing of it is zero. */
  because: Type.Array(Type.Object({ reason, amount: paise })),
});

const asked = {
  method: 'GET',
  kind: 'read',
  // Of accounts that the person may open; names of deals that they may not open are left out.
  access: 'signed-in',
  source,
  params: idParams,
  query,
} as const;

/** What an account was billed and paid, with the balance after each line. */
export const statementCalls = [
  defineCall({
    ...asked,
    id: 'statements.get',
    path: '/console/v1/accounts/{id}/statement',
    summary:
      'The statement of an account over a span of days: invoices, receipts, TDS, refunds, credit notes and wallet, in paise',
    answer: statement,
  }),
  defineCall({
    ...asked,
    id: 'statements.pdf',
    calledBy: 'address',
    path: '/console/v1/accounts/{id}/statement/pdf',
    summary: 'The statement of an account as a PDF',
    answer: Type.Any(),
    answers: ['application/pdf'],
  }),
  defineCall({
    ...asked,
    id: 'statements.csv',
    calledBy: 'address',
    path: '/console/v1/accounts/{id}/statement/csv',
    summary: 'The statement of an account as a CSV; amounts in rupees',
    answer: Type.Any(),
    answers: ['text/csv'],
  }),
] as const;
