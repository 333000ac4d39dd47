import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';
import { shortRupees } from '#contract/domain/money/shortRupees.ts';

export interface Pairs {
  readonly names: readonly string[];
  /** Amounts in paise, with the words for what they are: what was meant to be, and what is. */
  readonly aim: { readonly label: string; readonly values: readonly number[] };
  readonly real: { readonly label: string; readonly values: readonly number[] };
  readonly height?: number;
}

/** Two amounts beside each other by name. A table beside it tells the same, so it is hidden from screen readers. */
export const PairsChart = ({ names, aim, real, height = 220 }: Pairs) => {
  const { vars } = useTheme();
  const money = (paise: number | null) => shortRupees(paise);
  return (
    <div aria-hidden>
      <BarChart
        height={height}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        skipAnimation
        disableKeyboardNavigation
        disableAxisListener
        borderRadius={4}
        xAxis={[{ data: [...names], scaleType: 'band', categoryGapRatio: 0.4 }]}
        yAxis={[{ width: 72, valueFormatter: money }]}
        grid={{ horizontal: true }}
        series={[
          {
            data: [...aim.values],
            label: aim.label,
            color: vars.palette.text.disabled,
            valueFormatter: money,
          },
          {
            data: [...real.values],
            label: real.label,
            color: vars.palette.primary.main,
            valueFormatter: money,
          },
        ]}
      />
    </div>
  );
};
