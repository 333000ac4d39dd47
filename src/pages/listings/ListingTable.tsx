import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { CSSObject, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { formatMoment } from '#contract/domain/days/formatDay.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import type { Listing } from './useListings.ts';

const columns = ['title', 'status', 'price', 'leads', 'payment', 'added'] as const;

const styles = ({ vars: { palette } }: Theme): CSSObject => ({
  width: '100%',
  minWidth: 760,
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th, & td': {
    padding: '10px 12px',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${palette.divider}`,
  },
  '& thead th': { fontSize: 12, fontWeight: 500, color: palette.text.secondary },
  '& .number': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tbody th': { fontWeight: 500 },
  '& small': { display: 'block', fontSize: 12, fontWeight: 400, color: palette.text.secondary },
  '& .box': { width: 40, padding: '2px 0 0 4px' },
  '& tr[data-chosen] > *': { background: palette.action.selected },
});

interface Props {
  rows: readonly Listing[];
  chosen: ReadonlySet<number>;
  /** Undefined: nothing can be chosen. */
  onChoose: ((id: number) => void) | undefined;
}

/** Live and pending listings; those that are to be tagged are ticked. */
export const ListingTable = ({ rows, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  return (
    <Box
      role="region"
      tabIndex={0}
      aria-label={translate('listings.table')}
      sx={{ overflowX: 'auto' }}
    >
      <Box component="table" sx={styles}>
        <thead>
          <tr>
            {onChoose && (
              <th scope="col" className="box">
                <VisuallyHidden>{translate('listings.choose')}</VisuallyHidden>
              </th>
            )}
            {columns.map(name => (
              <th
                key={name}
                scope="col"
                className={['price', 'leads'].includes(name) ? 'number' : undefined}
              >
                {translate(`listings.column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id} data-chosen={chosen.has(row.id) || undefined}>
              {onChoose && (
                <td className="box">
                  <Checkbox
                    size="small"
                    checked={chosen.has(row.id)}
                    onChange={() => onChoose(row.id)}
                    slotProps={{
                      input: {
                        'aria-label': translate('listings.chooseOne', { title: row.title }),
                      },
                    }}
                  />
                </td>
              )}
              <th scope="row">
                {row.title}
                <small>
                  {row.id} · {row.type} · {translate(`listings.category.${row.category}`)} ·{' '}
                  {[row.locality_name, row.city_name].filter(Boolean).join(', ')}
                </small>
              </th>
              <td>
                <StatusChip tone={row.status === 'ACTIVE' ? 'success' : 'warning'}>
                  {translate(`listings.status.${row.status}`)}
                </StatusChip>
              </td>
              <td className="number">{row.formatted_price}</td>
              <td className="number">{writeNumber(row.leads_data?.leads ?? 0)}</td>
              <td>
                {translate(row.paid ? 'listings.paid' : 'listings.unpaid')}
                <small>
                  {translate(
                    row.is_listing_ad_package_bought
                      ? 'listings.bought'
                      : row.is_listing_payable
                        ? 'listings.payable'
                        : 'listings.notPayable',
                  )}
                </small>
              </td>
              <td>{formatMoment(new Date(row.date_added))}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
