import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useRef, useState, type FormEvent } from 'react';
import { LiveRegion } from '#parts/LiveRegion.tsx';
import { useClient } from '#parts/ClientContext.ts';
import { SignInError } from './SignInError.tsx';
import { SignInField } from './SignInField.tsx';

interface Props {
  email: string;
  onBack: () => void;
}

/** Asks for a link to set a new password; the answer never tells whether the address has an account (T6). */
export const ForgotPassword = ({ email, onBack }: Props) => {
  const translate = useTranslate();
  const client = useClient();
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = field.current?.value.trim() ?? '';
    setMissing(address === '');
    if (address === '') return field.current?.focus();
    setState('sending');
    setRefusal(null);
    try {
      await client.call('session.resetPassword', { body: { email: address, domainId: 2 } });
      setState('sent');
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : translate('parts.error.default'));
      setState('asking');
    }
    return undefined;
  };

  return (
    <>
      <Typography component="h1" variant="signIn">
        {translate('pages.signIn.resetTitle')}
      </Typography>
      <LiveRegion sx={{ mt: 1, color: 'text.secondary' }}>
        {translate(state === 'sent' ? 'pages.signIn.resetSent' : 'pages.signIn.resetHint')}
      </LiveRegion>
      <Box
        component="form"
        noValidate
        onSubmit={event => void submit(event)}
        sx={{ mt: 6, display: 'grid', gap: 4 }}
      >
        {state !== 'sent' && (
          <>
            <SignInField
              label={translate('pages.signIn.email')}
              name="username"
              type="email"
              autoComplete="username"
              isFirst
              initial={email}
              field={field}
              error={isMissing ? translate('pages.signIn.emailMissing') : undefined}
              onChange={() => setMissing(false)}
            />
            <SignInError message={refusal} />
            <Button
              type="submit"
              variant="contained"
              color="primary"
              loading={state === 'sending'}
              sx={{ height: { xs: 44, sm: 40 }, fontSize: 14, mt: refusal === null ? -4 : 0 }}
            >
              {translate('pages.signIn.resetSubmit')}
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
