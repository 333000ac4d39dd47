import { describe, expect, it, vi } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { BarsChart } from './BarsChart.tsx';
import { PairsChart } from './PairsChart.tsx';
import { SeriesChart } from './SeriesChart.tsx';

vi.unmock('./BarsChart.tsx');

const names = ['June', 'July'];
const values = [100_00, 200_00];

describe('a chart that is hidden from screen readers', () => {
  it.each([
    [
      'of bars',
      <BarsChart
        key="bars"
        label="Received"
        names={names}
        values={values}
        tone="accent"
        onPick={() => undefined}
      />,
    ],
    [
      'of pairs',
      <PairsChart
        key="pairs"
        names={names}
        aim={{ label: 'Target', values }}
        real={{ label: 'Achieved', values }}
      />,
    ],
    [
      'of several series',
      <SeriesChart
        key="series"
        label="Received"
        names={names}
        series={[{ label: 'Received', values }]}
        write={String}
      />,
    ],
  ])('%s takes no focus', (_name, chart) => {
    const { container } = renderConsole(
      <>
        <style>{'[aria-hidden] * { width: 400px }'}</style>
        {chart}
      </>,
    );
    expect(container.querySelector('[aria-hidden] svg')).not.toBeNull();
    expect(container.querySelector('[tabindex="0"]')).toBeNull();
  });
});
