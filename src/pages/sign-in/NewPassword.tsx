import { useTranslate } from 'react-admin';
import { shortestPassword } from '#contract/domain/users/shortestPassword.ts';
import { useClient } from '#parts/ClientContext.ts';
import { PasswordField } from './PasswordField.tsx';
import { ResetStep } from './ResetStep.tsx';

interface Props {
  /** From the link in the mail; it works once. */
  token: string;
  onBack: () => void;
}

/** Sets a new password with the token of a reset link. */
export const NewPassword = ({ token, onBack }: Props) => {
  const translate = useTranslate();
  const client = useClient();
  const rule = translate('pages.signIn.passwordRule', { shortest: shortestPassword });
  return (
    <ResetStep
      title={translate('pages.signIn.newTitle')}
      hint={translate('pages.signIn.newHint')}
      done={translate('pages.signIn.newDone')}
      submit={translate('pages.signIn.newSubmit')}
      isValid={password => password.length >= shortestPassword}
      send={password => client.call('session.setPassword', { body: { token, password } })}
      onBack={onBack}
    >
      {({ field, isWrong, onChange }) => (
        <PasswordField
          label={translate('pages.signIn.newPassword')}
          name="new-password"
          autoComplete="new-password"
          isFirst
          field={field}
          help={rule}
          error={isWrong ? rule : undefined}
          onChange={onChange}
        />
      )}
    </ResetStep>
  );
};
