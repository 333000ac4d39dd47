import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { useStep } from '../factors/useStep.ts';
import { SignInError } from '../SignInError.tsx';
import { SignInField } from '../SignInField.tsx';

interface Props {
  title: string;
  submit: string;
  initial: string;
  /** Does it with the name. */
  save: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a passkey: of a new one, or another one. */
export const NameDialog = ({ title, submit, initial, save, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, run, refusal, wrong, say, clear } = useStep();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const name = field.current?.value.trim() ?? '';
    field.current?.focus();
    if (name === '') say('/code', translate('factor.setUp.nameMissing'));
    else void run(() => save(name), 'factor.notMade');
  };
  return (
    <FormDialog
      fullWidth
      maxWidth="xs"
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      <form noValidate onSubmit={onSubmit}>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <SignInField
            label={translate('factor.setUp.name')}
            name="passkey-name"
            type="text"
            autoComplete="off"
            help={translate('factor.setUp.nameHelp')}
            isFirst
            initial={initial}
            field={field}
            error={wrong('/code')}
            onChange={clear}
          />
          <SignInError message={refusal} />
        </DialogContent>
        <DialogActions>
          <Button variant="text" size="large" disabled={isBusy} onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" color="primary" size="large" loading={isBusy}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};
