import { useTranslate } from 'react-admin';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useNotSetUp } from '#parts/states/NotSetUp.tsx';
import { ResetStep } from './ResetStep.tsx';
import { SignInField } from './SignInField.tsx';

interface Props {
  email: string;
  onBack: () => void;
}

/** Asks for a link to set a new password; the answer never tells whether the address has an account (T6). */
export const ForgotPassword = ({ email, onBack }: Props) => {
  const translate = useTranslate();
  const client = useClient();
  const off = useNotSetUp('mail');
  return (
    <ResetStep
      title={translate('pages.signIn.resetTitle')}
      hint={off ?? translate('pages.signIn.resetHint')}
      done={translate('pages.signIn.resetSent')}
      submit={translate('pages.signIn.resetSubmit')}
      isValid={address => address.trim() !== ''}
      send={address =>
        client.call('session.resetPassword', { body: { email: address.trim(), domainId: 2 } })
      }
      onBack={onBack}
    >
      {({ field, isWrong, onChange }) => (
        <SignInField
          label={translate('pages.signIn.email')}
          name="username"
          type="email"
          autoComplete="username"
          isFirst
          initial={email}
          field={field}
          error={isWrong ? translate('pages.signIn.emailMissing') : undefined}
          onChange={onChange}
        />
      )}
    </ResetStep>
  );
};
