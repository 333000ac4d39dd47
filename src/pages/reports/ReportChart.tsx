import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { shortRupees } from '#contract/domain/money/shortRupees.ts';
import type { Report } from '#contract/domain/reports/Report.ts';
import { Chart } from '#engine/charts/lazyChart.tsx';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { useText } from '#parts/useText.ts';

const month = /^\d{4}-\d{2}$/;

interface Props {
  report: Report;
  bars: readonly { readonly name: string; readonly value: number }[];
}

/** The whole report as bars: its months, or its largest values; money in lakh and crore. */
export const ReportChart = ({ report, bars }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const text = useText();
  const { chart, columns } = report;
  const columnOf = (name: string | undefined) => columns.find(column => column.name === name);
  const by = columnOf(chart?.by);
  const sum = columnOf(chart?.sum);
  if (!chart || bars.length === 0) return null;
  const format = new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-GB', {
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  });
  const wordsOf = (name: string): string => {
    if (month.test(name)) return format.format(new Date(`${name}-01T00:00:00Z`));
    const option = by?.options?.find(({ value }) => String(value) === name);
    return option ? text(option.label) : name;
  };
  const label = sum ? text(sum.label) : translate('reports.rows');
  return (
    <SectionFrame title={translate('reports.chart')} count={label}>
      <Box sx={{ px: 2, pb: 2 }}>
        <Chart
          label={label}
          names={bars.map(({ name }) => wordsOf(name))}
          values={bars.map(({ value }) => value)}
          {...(sum?.as === 'money' && { write: shortRupees })}
          tone="accent"
          onPick={() => undefined}
          height={220}
        />
      </Box>
    </SectionFrame>
  );
};
