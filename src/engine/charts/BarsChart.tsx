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
}

/** A plot of a few numbers. It tells nothing that the table beside it does not, so it is hidden from screen readers. */
export const BarsChart = ({ label, names, values, tone, onPick, height = 200 }: Bars) => {
  const { vars } = useTheme();
  const colour = tone === 'danger' ? vars.palette.error.main : vars.palette.primary.main;
  return (
    <div aria-hidden>
      <BarChart
        height={height}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        hideLegend
        skipAnimation
        disableAxisListener
        borderRadius={4}
        xAxis={[{ data: [...names], scaleType: 'band', categoryGapRatio: 0.4 }]}
        yAxis={[{ width: 40, tickMinStep: 1 }]}
        grid={{ horizontal: true }}
        series={[{ data: [...values], label, color: colour }]}
        onItemClick={(_event, { dataIndex }) => onPick(dataIndex)}
      />
    </div>
  );
};
