import { useScreen } from '../../ScreenContext.ts';
import type { ChartProps } from './ChartBars.tsx';
import { OptionChart } from './OptionChart.tsx';
import { SumChart } from './SumChart.tsx';

/** A list as bars: by number, and where it has `totals` by what they add up to. */
export const ListChart = (props: ChartProps) => {
  const { list } = useScreen();
  return list.totals.length > 0 ? <SumChart {...props} /> : <OptionChart {...props} />;
};
