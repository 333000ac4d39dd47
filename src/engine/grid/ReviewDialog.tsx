import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { focusOnMount } from '#parts/controls/focusOnMount.ts';
import { ChangeList } from './ChangeList.tsx';
import type { GridChange } from './gridChanges.ts';
import type { GridModel, GridRow } from './GridModel.ts';

interface Props<R extends GridRow> {
  title: string;
  changes: readonly GridChange<R>[];
  model: GridModel<R>;
  isSaving: boolean;
  /** The call takes no reason, so none is asked for. */
  isWithoutReason?: boolean;
  onTakeBack: (change: GridChange<R>) => void;
  onSave: (reason: string) => void;
  onClose: () => void;
}

const longestReason = 500;

/** What will be saved, each change old and new, and why; any of them can still be taken back. */
export const ReviewDialog = <R extends GridRow>(props: Props<R>) => {
  const { title, changes, model, isSaving, isWithoutReason, onTakeBack, onSave, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const [reason, setReason] = useState('');
  const smart_count = changes.length;
  return (
    <FormDialog
      onClose={isSaving ? undefined : onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxWidth: 560 } } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <ChangeList changes={changes} model={model} onTakeBack={onTakeBack} />
        {!isWithoutReason && (
          <Box sx={{ mt: 4 }}>
            <InputLabel htmlFor={`${id}-reason`}>{translate('engine.grid.reason')}</InputLabel>
            <OutlinedInput
              id={`${id}-reason`}
              inputRef={focusOnMount}
              fullWidth
              multiline
              minRows={2}
              value={reason}
              onChange={event => setReason(event.target.value)}
              slotProps={{
                input: { maxLength: longestReason, 'aria-describedby': `${id}-hint` },
              }}
            />
            <FormHelperText id={`${id}-hint`}>
              {translate('engine.grid.reason_hint')}
            </FormHelperText>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={onClose} disabled={isSaving}>
          {translate('engine.grid.back')}
        </Button>
        <Button
          variant="contained"
          color="primary"
          size="large"
          loading={isSaving}
          onClick={() => onSave(reason)}
        >
          {translate('engine.grid.confirm', { smart_count })}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};
