import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { SignInField } from '../SignInField.tsx';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  /** Of the app; else a recovery code. */
  isOfApp: boolean;
  label?: string;
  error: string | undefined;
  onChange: () => void;
}

/** A code that is typed: phones offer the one that just came, and their digits. */
export const CodeField = ({ isOfApp, label, ...rest }: Props) => {
  const translate = useTranslate();
  return (
    <SignInField
      {...rest}
      label={label ?? translate(isOfApp ? 'factor.code' : 'factor.recoveryCode')}
      name={isOfApp ? 'one-time-code' : 'recovery-code'}
      type="text"
      autoComplete={isOfApp ? 'one-time-code' : 'off'}
      inputMode={isOfApp ? 'numeric' : 'text'}
      isFirst
    />
  );
};
