import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useNames } from '../../useNames.ts';
import { checkboxStyles } from '#parts/controls/checkboxStyles.ts';
import type { Columns } from '../columns/useColumns.ts';
import { phoneLines } from './phoneLines.ts';
import { PhoneRow } from './PhoneRow.tsx';
import type { Folds } from '../tree/Fold.ts';
import type { ListState } from '../state/HeldList.tsx';
import type { RowProps } from '../table/TableRow.tsx';
import type { AddressOf } from '../useAddressOf.ts';
import type { Selection } from '../bulk/useSelection.ts';

const styles = (theme: Theme) => ({
  m: 0,
  p: 0,
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > li': {
    position: 'relative',
    display: 'flex',
    gap: 3,
    minHeight: 88,
    p: '12px 16px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li[data-selected]': {
    background: theme.vars.palette.action.selected,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.border.selected}`,
  },
  '& .lines': {
    flex: 1,
    minWidth: 0,
    display: 'grid',
    gap: 1,
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  '& .lines > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: 20,
    fontSize: 13,
    lineHeight: '20px',
  },
  '& .second': { color: theme.vars.palette.text.secondary },
  '& .second .right': {
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.primary,
  },
  '& .lines > .third': {
    fontSize: 12,
    lineHeight: '16px',
    color: theme.vars.palette.text.tertiary,
  },
  '& .line, & .row-link': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // Columns that someone chose have as many lines as they need.
  '&[data-chosen] .third .line': { whiteSpace: 'normal' },
  '& .right': { flex: 'none' },
  '& .row-link': {
    fontSize: 14,
    fontWeight: 500,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  '& .row-menu': {
    position: 'relative',
    zIndex: 1,
    flex: 'none',
    width: 44,
    height: 44,
    margin: '-8px -12px 0 -8px',
  },
  // The whole row leads to the record; the box and the menu stay above it.
  '& .row-link:not(.no-link)::after': { content: '""', position: 'absolute', inset: 0 },
  '& input': { ...checkboxStyles(theme), zIndex: 1, flex: 'none', marginTop: '2px' },
});

const Waiting = ({ rows }: { rows: number }) =>
  Array.from({ length: rows }, (_, row) => (
    <li key={row} aria-hidden>
      <div className="lines">
        <Skeleton width="60%" height={14} />
        <Skeleton width="45%" height={12} />
        <Skeleton width="70%" height={12} />
      </div>
    </li>
  ));

interface Props {
  state: ListState;
  rows: readonly RaRecord[];
  /** Where they are a tree. */
  folds?: Folds | undefined;
  columns: Columns;
  selection: Selection | null;
  addressOf: AddressOf | null;
  actionsOf: RowProps['actionsOf'];
  onMenu: RowProps['onMenu'];
}

/** The list on a phone: three lines a row instead of columns. */
export const PhoneList = (props: Props) => {
  const { state, rows, folds, columns, selection, addressOf, actionsOf, onMenu } = props;
  const { isPending, isPlaceholderData, perPage } = state;
  const { heading, titleOf } = useNames();
  const { shown, kept } = columns;
  const isChosen = kept !== undefined;
  const lines = useMemo(
    () =>
      phoneLines(
        shown.map(({ field }) => field),
        isChosen,
      ),
    [shown, isChosen],
  );
  return (
    <Box
      component="ul"
      aria-label={heading}
      aria-busy={isPending || isPlaceholderData}
      data-chosen={isChosen || undefined}
      sx={styles}
    >
      {isPending && <Waiting rows={Math.min(perPage, 8)} />}
      {!isPending &&
        rows.map(record => (
          <PhoneRow
            key={record.id}
            record={record}
            lead={folds?.of(record)?.lead}
            title={titleOf(record)}
            to={addressOf?.(record) ?? null}
            lines={lines}
            isSelected={selection && selection.has(record.id)}
            onSelect={selection?.select ?? ignore}
            hasActions={actionsOf(record).length > 0}
            onMenu={onMenu}
          />
        ))}
    </Box>
  );
};

const ignore = () => undefined;
