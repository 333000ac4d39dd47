import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { SignInError } from './SignInError.tsx';

interface AskedField {
  field: RefObject<HTMLInputElement | null>;
  isWrong: boolean;
  onChange: () => void;
}

interface Props {
  title: string;
  /** What is asked for, and what is there once it was sent. */
  hint: string;
  done: string;
  submit: string;
  /** The one field that is asked for. */
  children: (asked: AskedField) => ReactNode;
  isValid: (value: string) => boolean;
  send: (value: string) => Promise<unknown>;
  onBack: () => void;
}

/** One step on the way to a new password: asks for one value, sends it, says that it is done, leads back to sign-in. */
export const ResetStep = (props: Props) => {
  const { title, hint, done, submit, children, isValid, send, onBack } = props;
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking');
  const [refusal, setRefusal] = useState<string | null>(null);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const value = field.current?.value ?? '';
    setWrong(!isValid(value));
    if (!isValid(value)) return field.current?.focus();
    setState('sending');
    setRefusal(null);
    try {
      await send(value);
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
        {title}
      </Typography>
      <LiveRegion sx={{ mt: 1, color: 'text.secondary' }}>
        {state === 'done' ? done : hint}
      </LiveRegion>
      <Box
        component="form"
        noValidate
        onSubmit={event => void onSubmit(event)}
        sx={{ mt: 6, display: 'grid', gap: 4 }}
      >
        {state !== 'done' && (
          <>
            {children({ field, isWrong, onChange: () => setWrong(false) })}
            <SignInError message={refusal} />
            <Button
              type="submit"
              variant="contained"
              color="primary"
              loading={state === 'sending'}
              sx={{ height: { xs: 44, sm: 40 }, fontSize: 14, mt: refusal === null ? -4 : 0 }}
            >
              {submit}
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
