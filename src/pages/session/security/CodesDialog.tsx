import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { RecoveryCodes } from '../factors/RecoveryCodes.tsx';

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

/** Recovery codes that were just made; closed on purpose alone, since they are not shown again. */
export const CodesDialog = ({ codes, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  return (
    <FormDialog fullWidth maxWidth="xs" isTyped onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('factor.codes.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography variant="body2" color="textSecondary">
          {translate('factor.codes.hint')}
        </Typography>
        <RecoveryCodes codes={codes} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" color="primary" size="large" onClick={onClose}>
          {translate('factor.codes.kept')}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};
