import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { BulkEditRow } from '#contract/calls/records/bulk.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { useTold } from '#parts/useTold.ts';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../ScreenContext.ts';
import { rowsOnPage, useBulkRows, type RowsAsked } from './useBulkRows.ts';

interface ValueChange {
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly theirs?: unknown;
}

const Change = ({ path, from, to, theirs }: ValueChange) => {
  const { fields } = useScreen();
  const translate = useTranslate();
  const text = useText();
  const field = fields[path];
  if (!field) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Box component="span" sx={{ color: 'text.secondary', minWidth: 112 }}>
        {text(field.label)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <VisuallyHidden>{translate('engine.bulk.before')} </VisuallyHidden>
        <FieldCell field={field} value={from} />
      </Box>
      <Icon name="arrow-right" size={14} strokeWidth={1.75} />
      <Box component="span" sx={{ fontWeight: 500 }}>
        <VisuallyHidden>{translate('engine.bulk.after')} </VisuallyHidden>
        <FieldCell field={field} value={to} />
      </Box>
      {theirs !== undefined && (
        <Box component="span" sx={{ color: 'warning.dark', display: 'flex', gap: 1 }}>
          {translate('engine.bulk.theirs')} <FieldCell field={field} value={theirs} />
        </Box>
      )}
    </Box>
  );
};

const Row = ({ row }: { row: BulkEditRow }) => {
  const told = useTold();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, 2fr) 3fr' },
        columnGap: 4,
        py: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
        typography: 'body2',
      }}
    >
      <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{row.title}</Box>
      <div>
        {Object.keys(row.after).map(path => (
          <Change
            key={path}
            path={path}
            from={row.before[path]}
            to={row.after[path]}
            theirs={row.theirs?.[path]}
          />
        ))}
        {row.faults.map(fault => (
          <Box key={fault.field + fault.code} sx={{ color: 'error.dark' }}>
            {told(fault)}
          </Box>
        ))}
      </div>
    </Box>
  );
};

/** Records of a bulk change, before and after, a page at a time. */
export const BulkRows = ({ id, asked, label }: { id: number; asked: RowsAsked; label: string }) => {
  const translate = useTranslate();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useBulkRows(id, asked, page);
  if (error) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton height={160} />;
  const first = page * rowsOnPage;
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.results.map(row => (
          <Row key={row.recordId} row={row} />
        ))}
      </Box>
      {data.totalCount > rowsOnPage && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pt: 2 }}>
          <Box sx={{ flex: 1, typography: 'caption', color: 'text.secondary' }}>
            {translate('engine.bulk.range', {
              from: writeNumber(first + 1),
              to: writeNumber(first + data.results.length),
              total: writeNumber(data.totalCount),
            })}
          </Box>
          <Button
            size="small"
            variant="text"
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            {translate('engine.bulk.previous')}
          </Button>
          <Button
            size="small"
            variant="text"
            disabled={!data.hasNextPage}
            onClick={() => setPage(page + 1)}
          >
            {translate('engine.bulk.next')}
          </Button>
        </Box>
      )}
    </>
  );
};
