import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { indiaDay, isDay } from '#contract/domain/days/indiaDay.ts';
import { financialYearOf, financialYearText } from '#contract/domain/invoices/invoiceNumber.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { statementReasons } from '#contract/domain/payments/statement/statementKinds.ts';
import { completeAsk } from '#contract/model/complete/completeField.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { AskFields, useAsked } from '#engine/actions/AskFields.tsx';
import { useIsPhone } from '#engine/useIsPhone.ts';
import { useRecord } from '#engine/useRecord.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { KeyFacts } from '#parts/page/KeyFacts.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useText } from '#parts/useText.ts';
import { figureTable } from '#parts/paper/figureTable.ts';
import { NarrowStatement } from './NarrowStatement.tsx';
import { StatementTable, type Statement } from './StatementTable.tsx';

interface Span {
  readonly from: string;
  readonly to: string;
}

/** From the first of April on. */
const yearOf = (year: number, to = `${year + 1}-03-31`): Span => ({ from: `${year}-04-01`, to });

/** The first and the last day, which begin as a span. */
const askFor = ({ from, to }: Span) => [
  completeAsk({
    name: 'from',
    as: 'date',
    required: true,
    label: { en: 'From', hi: 'से' },
    default: from,
  }),
  completeAsk({
    name: 'to',
    as: 'date',
    required: true,
    label: { en: 'To', hi: 'तक' },
    default: to,
  }),
];

const dayIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Why what was collected is not what was billed, and what no book holds yet; nothing where there is none of it. */
const Because = ({ statement }: { statement: Statement }) => {
  const translate = useTranslate();
  const text = useText();
  const { billed, collected, because, to } = statement;
  if (because.length === 0) return null;
  const until = formatDay(to);
  return (
    <Box component="section" sx={{ maxWidth: 560 }}>
      <Box component="h3" sx={{ typography: 'subtitle2', m: 0, mb: 2 }}>
        {translate('statement.because', {
          billed: formatRupees(billed),
          collected: formatRupees(collected),
          until,
        })}
      </Box>
      <Box component="table" sx={figureTable}>
        <tbody>
          {because.map(({ reason, amount }) => (
            <tr key={reason}>
              <th scope="row">{text(statementReasons[reason])}</th>
              <td>{formatRupees(amount)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};

/** What an account was billed and paid over a span of days, with the balance after each line; as PDF and CSV. */
export const AccountStatementPanel = () => {
  const id = Number(useRecord().id);
  const client = useClient();
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const [today] = useState(() => indiaDay(new Date()));
  const year = financialYearOf(today);
  const [ask] = useState(() => askFor(yearOf(year, today)));
  const asked = useAsked(ask, undefined);
  const from = dayIn(asked.values['from']);
  const to = dayIn(asked.values['to']);
  const isKnown = isDay(from) && isDay(to) && from <= to;
  const { data, error, refetch } = useQuery({
    queryKey: callKey('statements.get', { id, from, to }),
    enabled: isKnown,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.call('statements.get', { params: { id }, query: { from, to }, signal }),
  });
  const spans: readonly (readonly [words: string, span: Span])[] = [
    [translate('statement.year', { year: financialYearText(year) }), yearOf(year, today)],
    [translate('statement.year', { year: financialYearText(year - 1) }), yearOf(year - 1)],
    [translate('statement.always'), { from: '2000-01-01', to: today }],
  ];
  const file = (kind: 'pdf' | 'csv') =>
    `/console/v1/accounts/${id}/statement/${kind}?from=${from}&to=${to}`;
  return (
    <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end' }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: '150px 150px', gap: 3 }}>
          <AskFields ask={ask} asked={asked} refused={[]} />
        </Box>
        {spans.map(([words, span]) => (
          <Button
            key={words}
            variant="text"
            aria-pressed={span.from === from && span.to === to}
            onClick={() => asked.setValues(all => ({ ...all, ...span }))}
          >
            {words}
          </Button>
        ))}
        <Box sx={{ display: 'flex', gap: 2, ml: { md: 'auto' } }}>
          {(['pdf', 'csv'] as const).map(kind => (
            <Button
              key={kind}
              variant="outlined"
              href={file(kind)}
              target="_blank"
              rel="noopener"
              disabled={!isKnown}
              startIcon={<Icon name={kind === 'pdf' ? 'file-text' : 'download'} />}
            >
              {kind.toUpperCase()}
            </Button>
          ))}
        </Box>
      </Box>
      {!isKnown && <Box sx={{ typography: 'body2' }}>{translate('statement.days')}</Box>}
      {error && !data && <ErrorState error={error} onRetry={() => refetch()} />}
      {isKnown && !error && !data && <Skeleton height={320} />}
      {data && (
        <>
          <KeyFacts
            facts={[
              { label: translate('statement.opening'), value: formatRupees(data.opening.owed) },
              { label: translate('statement.debit'), value: formatRupees(data.debit) },
              { label: translate('statement.credit'), value: formatRupees(data.credit) },
              {
                label: translate('statement.closing'),
                value: formatRupees(data.closing.owed),
                ...(data.closing.owed < 0 && { note: translate('statement.ahead') }),
              },
              { label: translate('statement.wallet'), value: formatRupees(data.closing.wallet) },
            ]}
          />
          {isPhone ? <NarrowStatement statement={data} /> : <StatementTable statement={data} />}
          <Because statement={data} />
        </>
      )}
    </Box>
  );
};
