import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useRef, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { CodeField } from '../factors/CodeField.tsx';
import { signByPasskey } from '../factors/passkeys.ts';
import { useStep } from '../factors/useStep.ts';
import { PasswordField } from '../PasswordField.tsx';
import { SignInError } from '../SignInError.tsx';
import type { OwnSecurity } from './useOwnSecurity.ts';

interface Props {
  proofs: OwnSecurity['proofs'];
  onProved: () => void;
  onClose: () => void;
}

/** Asks for a factor, or for the password where there is none, before a step that could lock others in or out. */
export const ProofDialog = ({ proofs, onProved, onClose }: Props) => {
  const translate = useTranslate();
  const client = useClient();
  const heading = useId();
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, run, refusal, wrong, say, clear } = useStep();
  const by = proofs.includes('password') ? 'password' : 'code';
  // A recovery code does, too, for who has passkeys alone.
  const canType = proofs.length > 0;

  const prove = async (body: () => Promise<object>) => {
    const isProved = await run(async () =>
      client.call('ownSecurity.prove', { body: await body() }),
    );
    if (isProved) onProved();
  };
  const byPasskey = () =>
    prove(async () => {
      const { challenge, options } = await client.call('ownSecurity.proofOptions', {});
      return { challenge, response: await signByPasskey(options) };
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = field.current?.value ?? '';
    field.current?.focus();
    if (value.trim() === '')
      say(
        `/${by}`,
        translate(by === 'code' ? 'factor.codeMissing' : 'pages.signIn.passwordMissing'),
      );
    else void prove(() => Promise.resolve({ [by]: value }));
  };
  return (
    <FormDialog
      fullWidth
      maxWidth="xs"
      onClose={isBusy ? undefined : onClose}
      isTyped={false}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>{translate('security.proof.title')}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <Typography variant="body2" color="textSecondary">
            {translate(canType ? 'security.proof.hint' : 'security.noProof')}
          </Typography>
          {canType && by === 'code' && (
            <CodeField
              field={field}
              isOfApp={proofs.includes('code')}
              label={translate(
                proofs.includes('code') ? 'security.proof.code' : 'factor.recoveryCode',
              )}
              error={wrong('/code')}
              onChange={clear}
            />
          )}
          {by === 'password' && (
            <PasswordField
              label={translate('security.proof.password')}
              name="password"
              autoComplete="current-password"
              isFirst
              field={field}
              error={wrong('/password')}
              onChange={clear}
            />
          )}
          <SignInError message={refusal} />
        </DialogContent>
        <DialogActions>
          <Button variant="text" size="large" disabled={isBusy} onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          {proofs.includes('passkey') && (
            <Button size="large" disabled={isBusy} onClick={() => void byPasskey()}>
              {translate('factor.usePasskey')}
            </Button>
          )}
          {canType && (
            <Button type="submit" variant="contained" color="primary" size="large" loading={isBusy}>
              {translate('security.proof.confirm')}
            </Button>
          )}
        </DialogActions>
      </form>
    </FormDialog>
  );
};
