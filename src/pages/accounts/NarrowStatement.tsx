import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { statementKinds } from '#contract/domain/payments/statement/statementKinds.ts';
import { figureTable } from '#parts/paper/figureTable.ts';
import { useText } from '#parts/useText.ts';
import { StatementReference, type Statement, type StatementLine } from './StatementTable.tsx';

const Small = ({ children }: { children: string }) => (
  <Box sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

/** What a line adds to what is owed, or takes from it, by its column. */
const Moved = ({ debit, credit }: Pick<StatementLine, 'debit' | 'credit'>) => {
  const translate = useTranslate();
  return (
    <>
      {debit !== 0 && (
        <>
          {formatRupees(debit)}
          <Small>{translate('statement.debit')}</Small>
        </>
      )}
      {credit !== 0 && (
        <>
          {formatRupees(credit)}
          <Small>{translate('statement.credit')}</Small>
        </>
      )}
    </>
  );
};

/** A statement on a phone: what happened, by how much, and what is owed after it, each in sight. */
export const NarrowStatement = ({ statement }: { statement: Statement }) => {
  const translate = useTranslate();
  const text = useText();
  const { from, to, opening, closing, debit, credit, lines } = statement;
  const end = (
    day: string,
    words: string,
    { owed, wallet }: Statement['opening'],
    moved = { debit: 0, credit: 0 },
  ) => (
    <Box component="tr" sx={{ '& > *': { fontWeight: 600 } }}>
      <th scope="row">
        {words}
        <Small>{formatDay(day)}</Small>
      </th>
      <td>
        <Moved {...moved} />
      </td>
      <td>
        {formatRupees(owed)}
        {wallet !== 0 && (
          <Small>{`${translate('statement.wallet')} ${formatRupees(wallet)}`}</Small>
        )}
      </td>
    </Box>
  );
  return (
    <Box role="region" tabIndex={0} aria-label={translate('statement.lines')}>
      <Box
        component="table"
        sx={[figureTable, { '& th:first-of-type': { textAlign: 'start', whiteSpace: 'normal' } }]}
      >
        <thead>
          <tr>
            <th scope="col">{translate('statement.what')}</th>
            <th scope="col">{translate('statement.moved')}</th>
            <th scope="col">{translate('statement.balance')}</th>
          </tr>
        </thead>
        <tbody>
          {end(from, translate('statement.opening'), opening)}
          {lines.map((line, at) => (
            <tr key={at}>
              <th scope="row">
                {text(statementKinds[line.kind])}
                <Small>{formatDay(line.day)}</Small>
                <StatementReference line={line} />
              </th>
              <td>
                <Moved debit={line.debit} credit={line.credit} />
              </td>
              <td>
                {formatRupees(line.balance)}
                {line.wallet !== 0 && (
                  <Small>{`${translate('statement.wallet')} ${formatRupees(line.wallet)}`}</Small>
                )}
              </td>
            </tr>
          ))}
          {end(to, translate('statement.closing'), closing, { debit, credit })}
        </tbody>
      </Box>
    </Box>
  );
};
