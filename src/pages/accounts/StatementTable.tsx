import Box from '@mui/material/Box';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { statementKinds } from '#contract/domain/payments/statement/statementKinds.ts';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import { useText } from '#parts/useText.ts';
import { figureTable } from '#parts/paper/figureTable.ts';

export type Statement = AnswerOf<CallOf<'statements.get'>>;
export type StatementLine = Statement['lines'][number];

/** Blank where a column holds nothing of a line. */
const amount = (paise: number): string => (paise === 0 ? '' : formatRupees(paise));

export const StatementReference = ({ line }: { line: StatementLine }) => {
  const createPath = useCreatePath();
  const translate = useTranslate();
  const { reference, recordId, resource, modeName, opportunityName, isReadable } = line;
  if (!isReadable) return <>{translate('statement.colleague')}</>;
  const name = reference ?? (recordId === null ? '' : `#${recordId}`);
  return (
    <>
      {recordId === null ? (
        name
      ) : (
        <Box
          component={LinkBase}
          to={createPath({ resource, type: 'edit', id: recordId })}
          sx={linkStyles}
        >
          {name}
        </Box>
      )}
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {[modeName, opportunityName].filter(Boolean).join(' · ')}
      </Box>
    </>
  );
};

interface EndProps {
  day: string;
  words: string;
  debit?: number;
  credit?: number;
  balance: Statement['opening'];
  hasWallet: boolean;
}

const End = ({ day, words, debit, credit, balance, hasWallet }: EndProps) => (
  <Box component="tr" sx={{ '& > *': { fontWeight: 600 } }}>
    <th scope="row">{formatDay(day)}</th>
    <td className="start" colSpan={2}>
      {words}
    </td>
    <td>{debit === undefined ? '' : formatRupees(debit)}</td>
    <td>{credit === undefined ? '' : formatRupees(credit)}</td>
    <td>{formatRupees(balance.owed)}</td>
    {hasWallet && <td>{amount(balance.wallet)}</td>}
  </Box>
);

/** The lines of a statement between its opening and its closing balance. */
export const StatementTable = ({ statement }: { statement: Statement }) => {
  const translate = useTranslate();
  const text = useText();
  const { from, to, opening, closing, debit, credit, lines } = statement;
  // Most accounts have none.
  const hasWallet = opening.wallet !== 0 || lines.some(({ wallet }) => wallet !== 0);
  const heads = ['debit', 'credit', 'balance', ...(hasWallet ? ['wallet'] : [])];
  return (
    <Box
      role="region"
      tabIndex={0}
      aria-label={translate('statement.lines')}
      sx={{ overflowX: 'auto' }}
    >
      <Box
        component="table"
        sx={[
          figureTable,
          {
            minWidth: 760,
            '& td.start, & th:nth-of-type(-n + 3)': { textAlign: 'start' },
            '& tbody :is(th, td:not(.start))': { whiteSpace: 'nowrap' },
          },
        ]}
      >
        <thead>
          <tr>
            {(['date', 'what', 'reference'] as const).map(head => (
              <th key={head} scope="col">
                {translate(`statement.${head}`)}
              </th>
            ))}
            {heads.map(head => (
              <th key={head} scope="col">
                {translate(`statement.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <End
            day={from}
            words={translate('statement.opening')}
            balance={opening}
            hasWallet={hasWallet}
          />
          {lines.map((line, at) => (
            <tr key={at}>
              <th scope="row">{formatDay(line.day)}</th>
              <td className="start">{text(statementKinds[line.kind])}</td>
              <td className="start">
                <StatementReference line={line} />
              </td>
              <td>{amount(line.debit)}</td>
              <td>{amount(line.credit)}</td>
              <td>{formatRupees(line.balance)}</td>
              {hasWallet && <td>{amount(line.wallet)}</td>}
            </tr>
          ))}
          <End
            day={to}
            words={translate('statement.closing')}
            debit={debit}
            credit={credit}
            balance={closing}
            hasWallet={hasWallet}
          />
        </tbody>
      </Box>
    </Box>
  );
};
