import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { useBackCloses } from '../leaving/useBackCloses.ts';

/** The dialog of the library, which Back closes as Escape does (docs/decisions/0253-libraries-where-they-serve.md). */
export const Dialog = (props: DialogProps) => {
  const { open, onClose } = props;
  useBackCloses(open, () => onClose?.({}, 'escapeKeyDown'));
  return <MuiDialog {...props} />;
};
