import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useRef, useState, type FormEvent } from 'react';
import { LiveRegion } from '#parts/LiveRegion.tsx';
import { useClient } from '#parts/ClientContext.ts';
import { PasswordField } from './PasswordField.tsx';
import { SignInError } from './SignInError.tsx';

const shortest = 12;

interface Props {
  /** From the link in the mail; it works once. */
  token: string;
  onBack: () => void;
}

/** Sets a new password with the token of a reset link, then leads back to sign-in. */
export const NewPassword = ({ token, onBack }: Props) => {
  const translate = useTranslate();
  const client = useClient();
  const field = useRef<HTMLInputElement>(null);
  const [isShort, setShort] = useState(false);
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking');
  const [refusal, setRefusal] = useState<string | null>(null);
  const rule = translate('pages.signIn.passwordRule', { shortest });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const password = field.current?.value ?? '';
    setShort(password.length < shortest);
    if (password.length < shortest) return field.current?.focus();
    setState('sending');
    setRefusal(null);
    try {
      await client.call('session.setPassword', { body: { token, password } });
      setState('done');
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : translate('parts.error.default'));
      setState('asking');
    }
    return undefined;
  };

  return (
    <>
      <Typography component="h1" variant="signIn">
        {translate('pages.signIn.newTitle')}
      </Typography>
      <LiveRegion sx={{ mt: 1, color: 'text.secondary' }}>
        {translate(state === 'done' ? 'pages.signIn.newDone' : 'pages.signIn.newHint')}
      </LiveRegion>
      <Box
        component="form"
        noValidate
        onSubmit={event => void submit(event)}
        sx={{ mt: 6, display: 'grid', gap: 4 }}
      >
        {state !== 'done' && (
          <>
            <PasswordField
              label={translate('pages.signIn.newPassword')}
              name="new-password"
              autoComplete="new-password"
              isFirst
              field={field}
              help={rule}
              error={isShort ? rule : undefined}
              onChange={() => setShort(false)}
            />
            <SignInError message={refusal} />
            <Button
              type="submit"
              variant="contained"
              color="primary"
              loading={state === 'sending'}
              sx={{ height: { xs: 44, sm: 40 }, fontSize: 14, mt: refusal === null ? -4 : 0 }}
            >
              {translate('pages.signIn.newSubmit')}
            </Button>
          </>
        )}
        <Button onClick={onBack} sx={{ height: { xs: 44, sm: 40 }, fontSize: 14 }}>
          {translate('pages.signIn.back')}
        </Button>
      </Box>
    </>
  );
};
