import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Dialog } from './Dialog.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId, useState, type ReactNode } from 'react';
import { focusOnMount } from './focusOnMount.ts';

interface Props {
  isOpen: boolean;
  /** What will happen to what: "Delete 3 prices of Premium +?" */
  title: string;
  children?: ReactNode;
  /** Says what it does: "Delete 3 prices". */
  confirmLabel: string;
  tone?: 'neutral' | 'danger';
  /** What must be typed before a dangerous act that cannot be undone. */
  typed?: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

type BodyProps = Omit<Props, 'isOpen' | 'title'>;

// Mounted with the dialog, so that what was typed is gone when it opens again.
const ConfirmBody = (props: BodyProps) => {
  const {
    children,
    confirmLabel,
    tone = 'neutral',
    typed,
    isBusy = false,
    onConfirm,
    onClose,
  } = props;
  const translate = useTranslate();
  const [words, setWords] = useState('');
  const field = useId();
  const isReady = typed === undefined || words.trim() === typed;
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        if (isReady) onConfirm();
      }}
    >
      <DialogContent>
        {children !== undefined && (
          <Typography component="div" variant="body1" color="textSecondary">
            {children}
          </Typography>
        )}
        {typed !== undefined && (
          <Box sx={{ mt: 4 }}>
            <InputLabel htmlFor={field}>
              {translate('parts.confirm.type', { words: typed })}
            </InputLabel>
            <OutlinedInput
              id={field}
              fullWidth
              inputRef={focusOnMount}
              autoComplete="off"
              value={words}
              onChange={event => setWords(event.target.value)}
            />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button
          variant="text"
          size="large"
          ref={typed === undefined && tone === 'danger' ? focusOnMount : undefined}
          onClick={onClose}
          disabled={isBusy}
        >
          {translate('ra.action.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          size="large"
          color={tone === 'danger' ? 'error' : 'primary'}
          ref={typed === undefined && tone !== 'danger' ? focusOnMount : undefined}
          disabled={!isReady}
          loading={isBusy}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </form>
  );
};

/** Asks before an act that cannot be undone by a click; `typed` makes people write what they mean to lose. */
export const ConfirmDialog = ({ isOpen, title, ...body }: Props) => {
  const heading = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={body.isBusy ? undefined : body.onClose}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      <ConfirmBody {...body} />
    </Dialog>
  );
};
