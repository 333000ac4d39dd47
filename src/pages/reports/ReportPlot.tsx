import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ReportColumn } from '#contract/domain/reports/Report.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { SeriesPlot } from '#engine/charts/lazySeries.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { useText } from '#parts/useText.ts';
import { figureOf } from './figureOf.ts';

export interface Plot {
  /** Of the column that tells unlike kinds apart; null: none. */
  readonly kind: string | number | boolean | null;
  readonly bars: readonly { readonly name: string | null; readonly value: number }[];
  readonly total: number;
  readonly others: { readonly count: number; readonly value: number };
}

interface Props {
  plot: Plot;
  /** What its rows are, where the report has several kinds. */
  title: string | undefined;
  label: string;
  by: ReportColumn | undefined;
  sum: ReportColumn | undefined;
}

const month = /^\d{4}-\d{2}$/;
/** Pixels of a lying bar with its space, and of what stands around all of them. */
const barHeight = 26;
const around = 36;

/** The bars of one kind with what they come to; anyone who hears the page is read them as a table. */
export const ReportPlot = ({ plot, title, label, by, sum }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const text = useText();
  const { bars, total, others } = plot;
  const { write, writeShort } = figureOf(sum);
  const isTime = by?.as === 'day' || by?.as === 'moment';
  const format = new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-GB', {
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  });
  const wordsOf = (name: string | null): string => {
    if (name === null) return translate('reports.unset');
    if (isTime && month.test(name)) return format.format(new Date(`${name}-01T00:00:00Z`));
    const option = by?.options?.find(({ value }) => String(value) === name);
    return option ? text(option.label) : name;
  };
  const names = bars.map(({ name }) => wordsOf(name));
  return (
    <Box sx={{ minWidth: 0 }}>
      {title !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
          <Box component="h3" sx={{ m: 0, typography: 'subtitle2' }}>
            {title}
          </Box>
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {translate('reports.total', { value: write(total) })}
          </Box>
        </Box>
      )}
      <SeriesPlot
        label={label}
        names={names}
        series={[{ label, values: bars.map(({ value }) => value) }]}
        write={writeShort}
        isLying={!isTime}
        height={isTime ? 220 : bars.length * barHeight + around}
      />
      <VisuallyHidden as="div">
        <table>
          <caption>{title ?? label}</caption>
          <tbody>
            {bars.map(({ value }, at) => (
              <tr key={names[at]}>
                <th scope="row">{names[at]}</th>
                <td>{write(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
      {others.count > 0 && (
        <Box component="p" sx={{ m: 0, typography: 'caption', color: 'text.secondary' }}>
          {translate('reports.others', {
            shown: writeNumber(bars.length),
            smart_count: others.count,
            count: writeNumber(others.count),
            value: write(others.value),
          })}
        </Box>
      )}
    </Box>
  );
};
