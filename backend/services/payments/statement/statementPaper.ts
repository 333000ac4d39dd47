import { formatDay } from '#contract/domain/days/formatDay.ts';
import type { PaperPart } from '#contract/domain/paper/PaperPart.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import {
  statementKinds,
  statementReasons,
} from '#contract/domain/payments/statement/statementKinds.ts';
import type { Statement } from './accountStatement.ts';

/** An amount of a column that holds some lines only. */
const amount = (paise: number): string => (paise === 0 ? '' : formatRupees(paise));

/** What a line is about, beside its kind. */
export const detailOf = ({
  reference,
  modeName,
  opportunityName,
  isReadable,
}: Statement['lines'][number]): string =>
  isReadable
    ? [reference, modeName, opportunityName].filter(Boolean).join(' · ')
    : 'Opportunity of a colleague';

/** The statement of an account from above to below. */
export const statementPaper = (statement: Statement): readonly PaperPart[] => {
  const { accountName, accountId, from, to, opening, closing, lines } = statement;
  const hasWallet = lines.some(({ wallet }) => wallet !== 0) || opening.wallet !== 0;
  const cells = (row: readonly string[]) => (hasWallet ? row : row.slice(0, -1));
  return [
    {
      kind: 'pairs',
      of: [['Account', `${accountName} (${accountId})`]],
    },
    {
      kind: 'table',
      title: 'Statement',
      columns: [
        { title: 'Date', share: 2.6 },
        { title: 'What', share: 3 },
        { title: 'Reference', share: 4 },
        { title: 'Debit', share: 2.4, isAmount: true },
        { title: 'Credit', share: 2.4, isAmount: true },
        { title: 'Balance', share: 2.5, isAmount: true },
        ...(hasWallet ? [{ title: 'Wallet', share: 2.3, isAmount: true }] : []),
      ],
      rows: [
        [
          formatDay(from),
          'Opening balance',
          '',
          '',
          '',
          formatRupees(opening.owed),
          amount(opening.wallet),
        ],
        ...lines.map(line => [
          formatDay(line.day),
          statementKinds[line.kind].en,
          detailOf(line),
          amount(line.debit),
          amount(line.credit),
          formatRupees(line.balance),
          amount(line.wallet),
        ]),
        [
          formatDay(to),
          'Closing balance',
          '',
          formatRupees(statement.debit),
          formatRupees(statement.credit),
          formatRupees(closing.owed),
          amount(closing.wallet),
        ],
      ].map(cells),
    },
    {
      kind: 'total',
      of: [
        [`Billed until ${formatDay(to)}`, formatRupees(statement.billed)],
        [`Collected until ${formatDay(to)}`, formatRupees(statement.collected)],
        ['Closing balance', formatRupees(closing.owed)],
      ],
    },
    ...(statement.because.length === 0
      ? []
      : ([
          {
            kind: 'table',
            title: 'Billed and collected, compared',
            columns: [
              { title: 'Because', share: 6 },
              { title: 'Amount', share: 2, isAmount: true },
            ],
            rows: statement.because.map(({ reason, amount: paise }) => [
              statementReasons[reason].en,
              formatRupees(paise),
            ]),
          },
        ] as const)),
    {
      kind: 'note',
      text: 'The balance is what was billed and not paid; below zero more was paid than billed. The wallet holds advances that were paid for no milestone. A payment counts once it is cleared, TDS once it is certified.',
    },
  ];
};
