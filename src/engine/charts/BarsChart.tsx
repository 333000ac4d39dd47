import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';

export interface Bars {
  /** What the whole is, for those who do not see it. */
  readonly label: string;
  readonly names: readonly string[];
  readonly values: readonly number[];
  readonly tone: 'accent' | 'danger';
  /** The bar at this place was chosen. */
  readonly onPick: (place: number) => void;
  readonly height?: number;
  /** How a value is said, where a number alone would not do. */
  readonly write?: (value: number) => string;
}

/** A plot of a few numbers. It tells nothing that the table beside it does not, so it is hidden from screen readers. */
export const BarsChart = ({ label, names, values, tone, onPick, height = 200, write }: Bars) => {
  const { vars } = useTheme();
  const colour = tone === 'danger' ? vars.palette.error.main : vars.palette.primary.main;
  return (
    <div aria-hidden>
      <BarChart
        height={height}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        disableAxisListener
        borderRadius={4}
        xAxis={[{ data: [...names], scaleType: 'band', categoryGapRatio: 0.4 }]}
        yAxis={[
          {
            width: write ? 72 : 52,
            tickMinStep: 1,
            ...(write && { valueFormatter: (value: number) => write(value) }),
          },
        ]}
        grid={{ horizontal: true }}
        series={[
          {
            data: [...values],
            label,
            color: colour,
            ...(write && { valueFormatter: value => (value === null ? '' : write(value)) }),
          },
        ]}
        onItemClick={(_event, { dataIndex }) => onPick(dataIndex)}
      />
    </div>
  );
};
