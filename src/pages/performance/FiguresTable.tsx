import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import {
  performanceMetrics,
  type PerformanceMetric,
} from '#contract/domain/performance/performanceLevels.ts';
import { linkButtonStyles } from '#parts/controls/linkStyles.ts';
import { writeMetric } from './metrics.ts';
import type { Row } from './usePerformance.ts';

const styles = (theme: Theme) => ({
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    padding: '8px 16px',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: 500, borderTop: 0 },
  // The longest name wraps, so that every figure stays in sight.
  '& th:first-of-type': { textAlign: 'start', fontWeight: 500, whiteSpace: 'normal' },
  '& tr[data-chosen]': { background: theme.vars.palette.action.selected },
});

interface Line {
  readonly key: string;
  readonly head: ReactNode;
  /** In words, for those who hear what a button opens. */
  readonly name: string;
  readonly row: Row;
}

interface Props {
  label: string;
  /** What the first column holds. */
  heading: string;
  lines: readonly Line[];
  chosen: string | undefined;
  /** Undefined: they do not open. */
  onFigure: ((row: Row, metric: PerformanceMetric) => void) | undefined;
}

/** Figures, one line for each person or day; each figure opens to what is behind it. */
export const FiguresTable = ({ label, heading, lines, chosen, onFigure }: Props) => {
  const translate = useTranslate();
  return (
    <Box tabIndex={0} role="region" aria-label={label} sx={{ overflow: 'auto', maxHeight: 560 }}>
      <Box component="table" sx={styles}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {performanceMetrics.map(metric => (
              <th key={metric} scope="col">
                {translate(`performance.metric.${metric}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, head, name, row }) => (
            <tr key={key} data-chosen={key === chosen || undefined}>
              <th scope="row">{head}</th>
              {performanceMetrics.map(metric => (
                <td key={metric}>
                  {onFigure && row[metric] > 0 ? (
                    <Box
                      component="button"
                      type="button"
                      aria-label={translate('performance.open', {
                        value: writeMetric(metric, row[metric]),
                        metric: translate(`performance.metric.${metric}`),
                        name,
                      })}
                      onClick={() => onFigure(row, metric)}
                      sx={linkButtonStyles}
                    >
                      {writeMetric(metric, row[metric])}
                    </Box>
                  ) : (
                    writeMetric(metric, row[metric])
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
