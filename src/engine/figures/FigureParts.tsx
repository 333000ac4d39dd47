import Box from '@mui/material/Box';
import { Popover } from '#parts/controls/Popover.tsx';
import { useTranslate, type RaRecord } from 'react-admin';
import { useId } from 'react';
import { isNoValue } from '#contract/domain/noValue.ts';
import type { Field, Parts } from '#contract/model/types.ts';
import type { Text } from '#contract/model/files/screenFile.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useText } from '#parts/useText.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { asText } from '#contract/domain/texts/asText.ts';
import { useParts } from './useParts.ts';

interface Props {
  field: Field;
  parts: Parts;
  value: unknown;
  record: RaRecord;
  /** Null: it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

type Row = Readonly<Record<string, unknown>>;

interface CellProps {
  path: string;
  row: Row;
  fields: Readonly<Record<string, Field>>;
}

const Cell = ({ path, row, fields }: CellProps) => {
  const text = useText();
  const value: unknown = valueAt(row, path);
  const field = fields[path];
  if (isNoValue(value)) return null;
  // A call tells words of its own in both languages.
  if (!field && isText(value)) return text(value);
  return field ? <FieldCell field={field} value={value} /> : asText(value);
};

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'en' in value && 'hi' in value;

/** Share of a part in the whole, for the bar above the parts. */
const shareOf = (row: Row, path: string, whole: number): number => {
  const amount: unknown = valueAt(row, path);
  return typeof amount === 'number' && whole > 0 ? Math.max(0, amount) / whole : 0;
};

const Rows = ({ parts, record, ...props }: Omit<Props, 'anchor' | 'onClose'>) => {
  const { field, value } = props;
  const translate = useTranslate();
  const text = useText();
  const { data, error, isPending, refetch } = useParts(parts, record, true);
  const plain = { ...field, parts: null };
  if (isPending) {
    return (
      <LiveRegion isBusy sx={{ display: 'grid', gap: 3, p: 4 }}>
        <VisuallyHidden>{translate('parts.loading')}</VisuallyHidden>
        {[0, 1, 2].map(row => (
          <Skeleton key={row} height={16} />
        ))}
      </LiveRegion>
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => refetch()} />;
  const rows = data.rows as readonly Row[];
  const whole = typeof value === 'number' ? value : 0;
  return (
    <Box sx={{ p: 4 }}>
      <Box sx={{ display: 'flex', gap: '2px', height: 6, mb: 3 }} aria-hidden>
        {rows.map((row, index) => (
          <Box
            key={asText(row['id'] ?? index)}
            sx={{
              width: `${shareOf(row, parts.amount, whole) * 100}%`,
              borderRadius: '3px',
              bgcolor: 'primary.main',
              opacity: 1 - (index % 4) * 0.2,
            }}
          />
        ))}
      </Box>
      <Box
        component="table"
        sx={theme => ({
          width: '100%',
          borderCollapse: 'collapse',
          typography: 'body2',
          '& th, & td': { p: '6px 0', textAlign: 'left', fontWeight: 400, verticalAlign: 'top' },
          '& td': { textAlign: 'right', pl: 4, whiteSpace: 'nowrap' },
          '& tfoot th, & tfoot td': {
            borderTop: `1px solid ${theme.vars.palette.divider}`,
            fontWeight: 600,
          },
        })}
      >
        <tbody>
          {rows.length === 0 && (
            <tr>
              <th scope="row" colSpan={2}>
                {translate('engine.figure.none')}
              </th>
            </tr>
          )}
          {rows.map((row, index) => (
            <tr key={asText(row['id'] ?? index)}>
              <th scope="row">
                <Cell path={parts.title} row={row} fields={data.fields} />
                {parts.note !== null && (
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    <Cell path={parts.note} row={row} fields={data.fields} />
                  </Box>
                )}
              </th>
              <td>
                <FieldCell field={plain} value={valueAt(row, parts.amount)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text(field.label)}</th>
            <td>
              <FieldCell field={plain} value={value} />
            </td>
          </tr>
        </tfoot>
      </Box>
    </Box>
  );
};

/** What a figure is made of: each part with its amount, and the figure below them. */
export const FigureParts = ({ anchor, onClose, ...props }: Props) => {
  const text = useText();
  const title = useId();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': title,
          sx: { width: 400, maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      <Box
        component="h2"
        id={title}
        sx={theme => ({
          m: 0,
          px: 4,
          py: 3,
          typography: 'h3',
          borderBottom: `1px solid ${theme.vars.palette.divider}`,
        })}
      >
        {text(props.field.label)}
      </Box>
      <Rows {...props} />
    </Popover>
  );
};
