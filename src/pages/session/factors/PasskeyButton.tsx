import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { SignInError } from '../SignInError.tsx';
import { signByPasskey } from './passkeys.ts';
import { useStep } from './useStep.ts';

export interface PasskeyButtonProps {
  isPersistent: boolean;
  isDisabled: boolean;
  onEnter: () => void;
  onRefuse: (message: string | null) => void;
}

/** Sign-in without a password: the passkey says who it is. Nothing where the browser has no passkeys. */
export const PasskeyButton = ({
  isPersistent,
  isDisabled,
  onEnter,
  onRefuse,
}: PasskeyButtonProps) => {
  const translate = useTranslate();
  const client = useClient();
  const { isBusy, run, refusal } = useStep(onRefuse);
  if (!('PublicKeyCredential' in window)) return null;
  const signIn = async () => {
    onRefuse(null);
    const isDone = await run(async () => {
      const { challenge, options } = await client.call('session.passkeyOptions', {
        body: { persistent: isPersistent },
      });
      const response = await signByPasskey(options);
      await client.call('session.passkey', { body: { challenge, response } });
    });
    if (isDone) onEnter();
  };
  return (
    <>
      <SignInError message={refusal} />
      <Button
        disabled={isDisabled}
        loading={isBusy}
        startIcon={<Icon name="key-round" />}
        sx={{ height: { xs: 44, sm: 40 }, fontSize: 14, mt: -1 }}
        onClick={() => void signIn()}
      >
        {translate('factor.signInByPasskey')}
      </Button>
    </>
  );
};
