import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { SignInChallenge } from '#contract/calls/errors.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useFocusOnNavigation } from '#parts/page/useFocusOnNavigation.ts';
import { SignInError } from '../SignInError.tsx';
import { CodeField } from './CodeField.tsx';
import { signByPasskey } from './passkeys.ts';
import { SetUpStep } from './SetUpStep.tsx';
import { useStep } from './useStep.ts';

interface Props {
  challenge: SignInChallenge;
  /** The session is there. */
  onEnter: () => void;
  /** Back to the password, with why. */
  onBack: (message: string | null) => void;
}

type Way = SignInChallenge['by'][number];

const size = { height: { xs: 44, sm: 40 }, fontSize: 14 } as const;

const labels = {
  code: 'factor.useCode',
  passkey: 'factor.usePasskey',
  'recovery-code': 'factor.useRecovery',
} as const;

const ProveStep = ({ challenge: { token, by }, onEnter, onBack }: Props) => {
  const translate = useTranslate();
  const client = useClient();
  const heading = useFocusOnNavigation();
  const field = useRef<HTMLInputElement>(null);
  const [way, setWay] = useState<Way>(by[0] ?? 'code');
  const { isBusy, run, refusal, wrong, say, clear } = useStep(onBack);

  const byPasskey = async () => {
    const isDone = await run(async () => {
      const { options } = await client.call('session.passkeyOptions', {
        body: { challenge: token },
      });
      const response = await signByPasskey(options);
      await client.call('session.passkey', { body: { challenge: token, response } });
    });
    if (isDone) onEnter();
  };
  const byCode = async () => {
    const code = field.current?.value.trim() ?? '';
    field.current?.focus();
    if (code === '') return say('/code', translate('factor.codeMissing'));
    const call = way === 'code' ? 'session.code' : 'session.recoveryCode';
    if (await run(() => client.call(call, { body: { challenge: token, code } }))) onEnter();
    return undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void (way === 'passkey' ? byPasskey() : byCode());
  };
  return (
    <>
      <Typography component="h1" variant="signIn" ref={heading} tabIndex={-1}>
        {translate('factor.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {translate(`factor.hint.${way}`)}
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ mt: 6, display: 'grid', gap: 4 }}>
        {way !== 'passkey' && (
          <CodeField
            key={way}
            field={field}
            isOfApp={way === 'code'}
            error={wrong('/code')}
            onChange={clear}
          />
        )}
        <SignInError message={refusal} />
        <Button type="submit" variant="contained" color="primary" loading={isBusy} sx={size}>
          {translate(way === 'passkey' ? 'factor.usePasskey' : 'factor.submit')}
        </Button>
        {by
          .filter(other => other !== way)
          .map(other => (
            <Button
              key={other}
              disabled={isBusy}
              sx={size}
              onClick={() => {
                clear();
                setWay(other);
              }}
            >
              {translate(labels[other])}
            </Button>
          ))}
        <Button disabled={isBusy} sx={size} onClick={() => onBack(null)}>
          {translate('pages.signIn.back')}
        </Button>
      </Box>
    </>
  );
};

/** The step after the password: prove the second factor, or set up the one that the role needs. */
export const FactorStep = (props: Props) =>
  props.challenge.step === 'prove' ? <ProveStep {...props} /> : <SetUpStep {...props} />;
