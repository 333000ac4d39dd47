import { Popover } from '#parts/controls/Popover.tsx';
import { useTranslate } from 'react-admin';
import { ColumnOrder } from './ColumnOrder.tsx';
import type { Columns } from './useColumns.ts';

interface Props {
  columns: Columns;
  /** Null: closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Which columns there are, and in which order; opens below its button. */
export const ColumnChoice = ({ columns, anchor, onClose }: Props) => {
  const translate = useTranslate();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -4, horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('engine.columns.title') } }}
    >
      <ColumnOrder columns={columns} />
    </Popover>
  );
};
