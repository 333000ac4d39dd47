import Box from '@mui/material/Box';
import type { DialogProps } from '@mui/material/Dialog';
import { Dialog } from './Dialog.tsx';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { focusFirstField } from './focusFirstField.ts';

interface Props extends Omit<DialogProps, 'open' | 'onClose'> {
  /** Undefined while it cannot be closed. */
  readonly onClose: (() => void) | undefined;
  /** Whether closing would lose something; undefined: once something was typed in it. */
  readonly isTyped?: boolean | undefined;
}

/** A dialog that asks for something: its first field has the focus, and what was typed is not lost by Escape or a click beside it. */
export const FormDialog = ({ onClose, isTyped, children, ...props }: Props) => {
  const translate = useTranslate();
  const typed = useRef(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Dialog
        {...props}
        open
        onClose={(_event, reason) => {
          if (!(isTyped ?? typed.current)) onClose?.();
          else if (onClose && reason === 'escapeKeyDown') setAsking(true);
        }}
      >
        <Box
          ref={focusFirstField}
          onInput={() => {
            typed.current = true;
          }}
          sx={{ display: 'contents' }}
        >
          {children}
        </Box>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={translate('parts.typed.title')}
        confirmLabel={translate('parts.typed.confirm')}
        onConfirm={() => {
          setAsking(false);
          onClose?.();
        }}
        onClose={() => setAsking(false)}
      >
        {translate('parts.typed.text')}
      </ConfirmDialog>
    </>
  );
};
