import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { focusOnMount } from '#parts/focusOnMount.ts';
import type { MatrixChange } from '../model/changes.ts';
import type { DesignationNames } from '../model/designationNames.ts';
import { ChangeList } from './ChangeList.tsx';

interface Props {
  changes: readonly MatrixChange[];
  client: string;
  names: DesignationNames;
  isSaving: boolean;
  onTakeBack: (change: MatrixChange) => void;
  onSave: (reason: string) => void;
  onClose: () => void;
}

const longestReason = 500;

/** What will be saved, each change old and new, and why; any of them can still be taken back. */
export const ReviewDialog = (props: Props) => {
  const { changes, client, names, isSaving, onTakeBack, onSave, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const [reason, setReason] = useState('');
  const smart_count = changes.length;
  return (
    <Dialog
      open
      onClose={isSaving ? undefined : onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxWidth: 560 } } }}
    >
      <DialogTitle id={id}>{translate('matrices.save.title', { smart_count, client })}</DialogTitle>
      <DialogContent>
        <ChangeList changes={changes} names={names} onTakeBack={onTakeBack} />
        <Box sx={{ mt: 4 }}>
          <InputLabel htmlFor={`${id}-reason`}>{translate('matrices.save.reason')}</InputLabel>
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
            {translate('matrices.save.reason_hint')}
          </FormHelperText>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={onClose} disabled={isSaving}>
          {translate('matrices.save.back')}
        </Button>
        <Button
          variant="contained"
          color="primary"
          size="large"
          loading={isSaving}
          onClick={() => onSave(reason)}
        >
          {translate('matrices.save.confirm', { smart_count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
