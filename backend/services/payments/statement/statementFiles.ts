import { Readable } from 'node:stream';
import type { CallOf } from '#contract/calls/index.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { statementKinds } from '#contract/domain/payments/statement/statementKinds.ts';
import type { FileCell } from '#contract/domain/reports/reportCell.ts';
import type { Verb } from '../../../calls/Context.ts';
import { sendFile } from '../../../files/sendFile.ts';
import { makePdf } from '../../../pdf/makePdf.ts';
import { statementOf, type Statement } from './accountStatement.ts';
import { detailOf, statementPaper } from './statementPaper.ts';

const nameOf = ({ accountId, from, to }: Statement): string =>
  `statement-${accountId}-${from}-${to}`;

/** GET accounts/{id}/statement/pdf. */
export const statementPdf: Verb<CallOf<'statements.pdf'>> = async context => {
  const { reply, services } = context;
  const statement = await statementOf(context);
  const pdf = await makePdf({
    product: services.config.product.name,
    title: 'Statement of account',
    subtitle: `${statement.accountName}, ${formatDay(statement.from)} to ${formatDay(statement.to)}`,
    madeAt: services.now(),
    parts: statementPaper(statement),
  });
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${nameOf(statement)}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store');
  return pdf;
};

const text = (value: string | null): FileCell => (value ? { as: 'text', text: value } : null);

const rupees = (paise: number): FileCell => ({
  as: 'number',
  number: paise / 100,
  text: (paise / 100).toFixed(2),
});

const rowsOf = (statement: Statement): FileCell[][] => {
  const { opening, closing, lines } = statement;
  const blank = [null, null, null, null];
  return [
    [
      text(formatDay(statement.from)),
      text('Opening balance'),
      ...blank,
      null,
      rupees(opening.owed),
      null,
      rupees(opening.wallet),
    ],
    ...lines.map(line => [
      text(formatDay(line.day)),
      text(statementKinds[line.kind].en),
      text(line.reference),
      text(line.modeName),
      text(line.isReadable ? line.opportunityName : detailOf(line)),
      rupees(line.debit),
      rupees(line.credit),
      rupees(line.balance),
      rupees(line.walletChange),
      rupees(line.wallet),
    ]),
    [
      text(formatDay(statement.to)),
      text('Closing balance'),
      ...blank.slice(1),
      rupees(statement.debit),
      rupees(statement.credit),
      rupees(closing.owed),
      null,
      rupees(closing.wallet),
    ],
  ];
};

/** GET accounts/{id}/statement/csv: the lines between the opening and the closing balance. */
export const statementCsv: Verb<CallOf<'statements.csv'>> = async context => {
  const statement = await statementOf(context);
  return sendFile(context.reply, {
    name: nameOf(statement),
    format: 'csv',
    headings: [
      'Date',
      'What',
      'Reference',
      'Mode',
      'Opportunity',
      'Debit',
      'Credit',
      'Balance',
      'Wallet in or out',
      'Wallet',
    ],
    parts: Readable.from([rowsOf(statement)]),
  });
};
