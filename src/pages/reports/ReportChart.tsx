import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Report } from '#contract/domain/reports/Report.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { useText } from '#parts/useText.ts';
import { ReportPlot, type Plot } from './ReportPlot.tsx';
import { figureOf } from './figureOf.ts';

interface Props {
  report: Report;
  chart: { readonly plots: readonly Plot[]; readonly leftOut: number };
}

/** The whole report as bars, unlike kinds apart; what is in none of them is said below. */
export const ReportChart = ({ report, chart: { plots, leftOut } }: Props) => {
  const translate = useTranslate();
  const text = useText();
  const { chart, columns } = report;
  const columnOf = (name: string | undefined) => columns.find(column => column.name === name);
  const sum = columnOf(chart?.sum);
  const { write } = figureOf(sum);
  if (!chart || (plots.length === 0 && leftOut === 0)) return null;
  const each = columnOf(chart.each);
  const label = sum ? text(sum.label) : translate('reports.rows');
  const kindOf = ({ kind }: Plot): string => {
    const option = each?.options?.find(({ value }) => value === kind);
    return option ? text(option.label) : translate('reports.unset');
  };
  const left = Object.entries(chart.without ?? {}).map(([name, value]) => {
    const column = columnOf(name);
    const option = column?.options?.find(one => one.value === value);
    return `${column ? text(column.label) : name}: ${option ? text(option.label) : String(value)}`;
  });
  const [only] = plots;
  const total =
    !each && only ? ` · ${translate('reports.total', { value: write(only.total) })}` : '';
  return (
    <SectionFrame title={translate('reports.chart')} count={`${label}${total}`}>
      <Box
        sx={{
          px: 4,
          pb: 4,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: plots.length > 1 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          },
        }}
      >
        {plots.map(plot => (
          <ReportPlot
            key={String(plot.kind)}
            plot={plot}
            title={each ? kindOf(plot) : undefined}
            label={label}
            by={columnOf(chart.by)}
            sum={sum}
          />
        ))}
        {leftOut > 0 && (
          <Box
            component="p"
            sx={{ m: 0, gridColumn: '1 / -1', typography: 'caption', color: 'text.secondary' }}
          >
            {translate('reports.leftOut', {
              smart_count: leftOut,
              count: writeNumber(leftOut),
              what: left.join(', '),
            })}
          </Box>
        )}
      </Box>
    </SectionFrame>
  );
};
