import Button from '@mui/material/Button';
import { Drawer } from '#parts/controls/Drawer.tsx';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { writeCount } from '#contract/requests/writeCount.ts';
import type { ListState } from '../state/HeldList.tsx';

interface Props {
  /** Rows that the filter finds. */
  state: ListState;
  /** The sentence. */
  children: ReactNode;
  isOpen: boolean;
  onClose: () => void;
}

/** Brings the filter up from below. */
export const FilterDrawer = ({ state, children, isOpen, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': heading,
          sx: { p: 4, gap: 4, borderRadius: '12px 12px 0 0', maxHeight: '85dvh' },
        },
      }}
    >
      <Typography id={heading} variant="h2">
        {translate('engine.filter.sheet')}
      </Typography>
      {children}
      <Button variant="contained" color="primary" onClick={onClose}>
        {translate('engine.filter.show', {
          smart_count: state.total ?? 0,
          count: writeCount(state.total ?? 0, state.isTotalExact),
        })}
      </Button>
    </Drawer>
  );
};
