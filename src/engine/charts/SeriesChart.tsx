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
  /** Bars lie, so that each has its name beside it however long it is; for people rather than for months. */
  readonly isLying?: boolean;
}

/** Pixels for names beside lying bars. */
const nameWidth = 176;

/** Several values for each name, side by side; what it tells is in the table beside it too. */
export const SeriesChart = (props: Series) => {
  const { names, series, write, onPick, height = 260, isLying = false } = props;
  const { vars } = useTheme();
  const band = { data: [...names], scaleType: 'band', categoryGapRatio: 0.35 } as const;
  const figures = { tickMinStep: 1, valueFormatter: (value: number) => write(value) };
  return (
    <div aria-hidden>
      <BarChart
        height={height}
        // The last number of a lying axis stands halfway beyond its end.
        margin={{ top: 8, right: isLying ? 20 : 8, bottom: 0, left: 0 }}
        hideLegend={series.length < 2}
        skipAnimation
        disableKeyboardNavigation
        borderRadius={3}
        layout={isLying ? 'horizontal' : 'vertical'}
        xAxis={[isLying ? figures : band]}
        yAxis={[isLying ? { ...band, width: nameWidth } : { ...figures, width: 72 }]}
        grid={isLying ? { vertical: true } : { horizontal: true }}
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
