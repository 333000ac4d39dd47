import { LinkBase, useCreatePath } from 'react-admin';
import Box from '@mui/material/Box';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { reportCell } from '#contract/domain/reports/reportCell.ts';
import type { ReportColumn } from '#contract/domain/reports/Report.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { useText } from '#parts/useText.ts';

/** Columns that hold the id of a record, by whose page they lead to. */
const recordsIn: Readonly<Record<string, string | undefined>> = {
  opportunity: 'opportunities',
  account: 'accounts',
};

const isFigure = ({ as }: ReportColumn) => as === 'money' || as === 'number';

const Value = ({ column, value }: { column: ReportColumn; value: unknown }) => {
  const language = useLanguage();
  const createPath = useCreatePath();
  const text = useText();
  if (value === null || value === undefined || value === '') return <>-</>;
  if (column.as === 'money') return <>{formatRupees(Number(value))}</>;
  if (column.as === 'number') return <>{writeNumber(Number(value))}</>;
  if (column.as === 'recording' && typeof value === 'string')
    return (
      <Box
        component="audio"
        controls
        preload="none"
        src={value}
        aria-label={text(column.label)}
        sx={{ display: 'block', height: 32, width: 260 }}
      />
    );
  const resource = recordsIn[column.as ?? ''];
  if (resource !== undefined)
    return (
      <Box
        component={LinkBase}
        to={createPath({ resource, type: 'edit', id: Number(value) })}
        sx={linkStyles}
      >
        {Number(value)}
      </Box>
    );
  return <>{reportCell(column, value, language)?.text ?? '-'}</>;
};

interface Props {
  label: string;
  columns: readonly ReportColumn[];
  rows: readonly Readonly<Record<string, unknown>>[];
}

/** The first rows of a report; wider than the page, it is moved inside its frame. */
export const ReportRows = ({ label, columns, rows }: Props) => {
  const text = useText();
  const shown = columns.filter(({ hidden }) => hidden !== true);
  return (
    <Box tabIndex={0} role="region" aria-label={label} sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={theme => ({
          width: '100%',
          borderCollapse: 'collapse',
          typography: 'body2',
          '& th, & td': {
            padding: '8px 16px',
            textAlign: 'start',
            whiteSpace: 'nowrap',
            borderTop: `1px solid ${theme.vars.palette.divider}`,
          },
          '& th': { fontWeight: 500, color: theme.vars.palette.text.secondary },
          '& [data-figure]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
        })}
      >
        <thead>
          <tr>
            {shown.map(column => (
              <th key={column.name} scope="col" data-figure={isFigure(column) || undefined}>
                {text(column.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {shown.map(column => (
                <td key={column.name} data-figure={isFigure(column) || undefined}>
                  <Value column={column} value={row[column.name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
