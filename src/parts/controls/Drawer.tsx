import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';
import { useBackCloses } from '../leaving/useBackCloses.ts';

/** The drawer of the library, which Back closes as Escape does. */
export const Drawer = (props: DrawerProps) => {
  const { open = false, onClose } = props;
  useBackCloses(open, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiDrawer {...props} />;
};
