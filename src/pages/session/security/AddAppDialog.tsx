import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useRef, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { AppSecret } from '../factors/AppSecret.tsx';
import { CodeField } from '../factors/CodeField.tsx';
import { useStep } from '../factors/useStep.ts';
import { SignInError } from '../SignInError.tsx';

interface Props {
  begun: AnswerOf<CallOf<'ownSecurity.beginFactor'>>;
  complete: (code: string) => Promise<unknown>;
  onClose: () => void;
}

/** Sets an authenticator app up: scan, then its first code. */
export const AddAppDialog = ({ begun, complete, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, run, refusal, wrong, say, clear } = useStep();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    field.current?.focus();
    if (code === '') say('/code', translate('factor.codeMissing'));
    else void run(() => complete(code));
  };
  return (
    <FormDialog
      fullWidth
      maxWidth="xs"
      onClose={isBusy ? undefined : onClose}
      isTyped={false}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>{translate('factor.setUp.app')}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <Typography variant="body2" color="textSecondary">
            {translate('factor.setUp.scan')}
          </Typography>
          <AppSecret secret={begun.secret ?? ''} uri={begun.uri ?? ''} />
          <CodeField field={field} isOfApp error={wrong('/code')} onChange={clear} />
          <SignInError message={refusal} />
        </DialogContent>
        <DialogActions>
          <Button variant="text" size="large" disabled={isBusy} onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" color="primary" size="large" loading={isBusy}>
            {translate('factor.setUp.confirm')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};
