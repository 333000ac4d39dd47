import MuiPopover, { type PopoverProps } from '@mui/material/Popover';
import { useBackCloses } from '../leaving/useBackCloses.ts';

/** The popover of the library, which Back closes as Escape does. */
export const Popover = (props: PopoverProps) => {
  const { open, onClose } = props;
  useBackCloses(open, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiPopover {...props} />;
};
