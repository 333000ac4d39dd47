import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { SignInChallenge } from '#contract/calls/errors.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useFocusOnNavigation } from '#parts/page/useFocusOnNavigation.ts';
import { SignInError } from '../SignInError.tsx';
import { AppSecret } from './AppSecret.tsx';
import { CodeField } from './CodeField.tsx';
import { makePasskey } from './passkeys.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useStep } from './useStep.ts';

interface Props {
  challenge: SignInChallenge;
  onEnter: () => void;
  onBack: (message: string | null) => void;
}

type Begun = AnswerOf<CallOf<'session.beginFactor'>>;

const size = { height: { xs: 44, sm: 40 }, fontSize: 14 } as const;

/** The first factor of somebody whose role needs one; the session comes with it, and the recovery codes are kept before it is used. */
export const SetUpStep = ({ challenge: { token, by }, onEnter, onBack }: Props) => {
  const translate = useTranslate();
  const client = useClient();
  const heading = useFocusOnNavigation();
  const field = useRef<HTMLInputElement>(null);
  const [app, setApp] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { isBusy, run, refusal, wrong, say, clear } = useStep(onBack);
  const body = { challenge: token };

  const begin = (kind: 'code' | 'passkey') =>
    client.call('session.beginFactor', { body: { ...body, kind } });
  const complete = async (more: object) => {
    const { recoveryCodes } = await client.call('session.completeFactor', {
      body: { ...body, ...more },
    });
    setCodes(recoveryCodes);
  };
  const byApp = () => run(async () => setApp(await begin('code')));
  const byPasskey = () =>
    run(async () => {
      const { options = {} } = await begin('passkey');
      await complete({ response: await makePasskey(options) });
    }, 'factor.notMade');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    field.current?.focus();
    if (code === '') say('/code', translate('factor.codeMissing'));
    else void run(() => complete({ code }));
  };
  const place = codes ? 'codes' : 'setUp';
  return (
    <>
      <Typography component="h1" variant="signIn" ref={heading} tabIndex={-1}>
        {translate(`factor.${place}.title`)}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {translate(app && !codes ? 'factor.setUp.scan' : `factor.${place}.hint`)}
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ mt: 6, display: 'grid', gap: 4 }}>
        {codes && (
          <>
            <RecoveryCodes codes={codes} />
            <Button variant="contained" color="primary" sx={size} onClick={onEnter}>
              {translate('factor.codes.kept')}
            </Button>
          </>
        )}
        {!codes && app && (
          <>
            <AppSecret secret={app.secret ?? ''} uri={app.uri ?? ''} />
            <CodeField field={field} isOfApp error={wrong('/code')} onChange={clear} />
          </>
        )}
        <SignInError message={refusal} />
        {!codes && app && (
          <>
            <Button type="submit" variant="contained" color="primary" loading={isBusy} sx={size}>
              {translate('factor.setUp.confirm')}
            </Button>
            <Button disabled={isBusy} sx={size} onClick={() => setApp(undefined)}>
              {translate('factor.setUp.back')}
            </Button>
          </>
        )}
        {!codes && !app && (
          <>
            {by.includes('passkey') && (
              <Button
                variant="contained"
                color="primary"
                loading={isBusy}
                sx={size}
                onClick={() => void byPasskey()}
              >
                {translate('factor.setUp.make')}
              </Button>
            )}
            <Button disabled={isBusy} sx={size} onClick={() => void byApp()}>
              {translate('factor.setUp.app')}
            </Button>
            <Button disabled={isBusy} sx={size} onClick={() => onBack(null)}>
              {translate('pages.signIn.back')}
            </Button>
          </>
        )}
      </Box>
    </>
  );
};
