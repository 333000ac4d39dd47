import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';

export interface Series {
  /** What the whole is, for those who do not see it. */
  readonly label: string;
  readonly names: readonly string[];
  readonly series: readonly { readonly label: string; readonly values: readonly number[] }[];
  /** How a value reads on the axis and in its tip. */
  readonly write: (value: number) => string;
  /** The bars at this place were chosen. */
  readonly onPick?: (place: number) => void;
  readonly height?: number;
}

/** Several values for each name, side by side; what it tells stands in the table beside it too. */
export const SeriesChart = ({ names, series, write, onPick, height = 260 }: Series) => {
  const { vars } = useTheme();
  return (
    <div aria-hidden>
      <BarChart
        height={height}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        hideLegend={series.length < 2}
        skipAnimation
        disableKeyboardNavigation
        borderRadius={3}
        xAxis={[{ data: [...names], scaleType: 'band', categoryGapRatio: 0.35 }]}
        yAxis={[{ width: 64, valueFormatter: (value: number) => write(value) }]}
        grid={{ horizontal: true }}
        series={series.map(({ label, values }) => ({
          label,
          data: [...values],
          // Several are told apart by the library's own colours.
          ...(series.length === 1 && { color: vars.palette.primary.main }),
          valueFormatter: value => write(value ?? 0),
        }))}
        {...(onPick && { onItemClick: (_event, { dataIndex }) => onPick(dataIndex) })}
      />
    </div>
  );
};
