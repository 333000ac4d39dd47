import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useRef, useState, type ComponentType, type FormEvent, type ReactNode } from 'react';
import { checkboxStyles } from '#parts/controls/checkboxStyles.ts';
import { linkButtonStyles } from '#parts/controls/linkStyles.ts';
import { useFocusOnNavigation } from '#parts/page/useFocusOnNavigation.ts';
import type { PasskeyButtonProps } from './factors/PasskeyButton.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { DirectorySignIn } from './useDirectorySignIn.ts';
import { SignInError } from './SignInError.tsx';
import { SignInField } from './SignInField.tsx';
import type { SignIn } from './useSignIn.ts';

interface Props extends Pick<SignIn, 'busy' | 'refusal' | 'refuse' | 'signIn'> {
  /** Why the form is shown in the middle of work, such as an ended session. */
  notice?: ReactNode;
  onForgot: (email: string) => void;
  /** Present when sign-in with Google is set up. */
  onGoogle?: () => void;
  /** Present when the company's own provider is set up. */
  directory?: DirectorySignIn;
  /** Present where passkeys sign in. */
  Passkey?: ComponentType<PasskeyButtonProps> | false;
}

/** E-mail and password. An empty field is named in its place and nothing is sent (T7). */
export const SignInForm = (props: Props) => {
  const { busy, refusal, refuse, signIn, notice, onForgot, onGoogle, directory, Passkey } = props;
  const translate = useTranslate();
  const heading = useFocusOnNavigation();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState({ email: false, password: false });
  const [isPersistent, setPersistent] = useState(true);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy !== null) return;
    const username = email.current?.value.trim() ?? '';
    const secret = password.current?.value ?? '';
    setMissing({ email: username === '', password: secret === '' });
    if (username === '') email.current?.focus();
    else if (secret === '') password.current?.focus();
    else void signIn({ username, password: secret, isPersistent });
  };

  return (
    <>
      <Typography component="h1" variant="signIn" ref={heading} tabIndex={-1}>
        {translate('pages.signIn.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {notice ?? translate('pages.signIn.hint')}
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ mt: 6, display: 'grid', gap: 4 }}>
        <SignInField
          label={translate('pages.signIn.email')}
          name="username"
          type="email"
          autoComplete="username"
          isFirst
          field={email}
          error={missing.email ? translate('pages.signIn.emailMissing') : undefined}
          onChange={() => missing.email && setMissing({ ...missing, email: false })}
        />
        <PasswordField
          label={translate('pages.signIn.password')}
          name="password"
          autoComplete="current-password"
          field={password}
          error={missing.password ? translate('pages.signIn.passwordMissing') : undefined}
          onChange={() => missing.password && setMissing({ ...missing, password: false })}
          aside={
            <Box
              component="button"
              type="button"
              sx={[linkButtonStyles, { typography: 'body2', fontWeight: 500 }]}
              onClick={() => onForgot(email.current?.value.trim() ?? '')}
            >
              {translate('pages.signIn.forgot')}
            </Box>
          }
        />
        <Box
          component="label"
          sx={theme => ({
            alignSelf: 'start',
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            minHeight: 28,
            my: -1,
            fontSize: 13,
            lineHeight: '20px',
            cursor: 'pointer',
            '& input': checkboxStyles(theme),
          })}
        >
          <input
            type="checkbox"
            checked={isPersistent}
            onChange={({ target }) => setPersistent(target.checked)}
          />
          {translate('pages.signIn.keep')}
        </Box>
        <SignInError message={refusal} />
        <Button
          type="submit"
          variant="contained"
          color="primary"
          loading={busy !== null && busy !== 'google' && busy !== 'directory'}
          sx={{ height: { xs: 44, sm: 40 }, fontSize: 14, mt: refusal === null ? -4 : 0 }}
        >
          {translate('pages.signIn.submit')}
        </Button>
        {Passkey && (
          <Passkey
            isPersistent={isPersistent}
            isDisabled={busy !== null}
            onEnter={() => void signIn({ isProved: true })}
            onRefuse={refuse}
          />
        )}
        {onGoogle && (
          <Button
            onClick={onGoogle}
            loading={busy === 'google'}
            sx={{ height: { xs: 44, sm: 40 }, fontSize: 14, mt: -1 }}
          >
            {translate('pages.signIn.google')}
          </Button>
        )}
        {directory && (
          <Button
            onClick={directory.begin}
            loading={busy === 'directory' || directory.isLeaving}
            sx={{ height: { xs: 44, sm: 40 }, fontSize: 14, mt: -1 }}
          >
            {translate('pages.signIn.directory', { name: directory.name })}
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 6 }}>
        {translate('pages.signIn.noAccount')}
      </Typography>
    </>
  );
};
