import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import { useBackCloses } from '../leaving/useBackCloses.ts';

/** The menu of the library, which Back closes as Escape does. */
export const Menu = (props: MenuProps) => {
  const { open, onClose } = props;
  useBackCloses(open, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiMenu {...props} />;
};
