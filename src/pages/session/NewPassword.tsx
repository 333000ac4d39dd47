import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { toldIn } from '#contract/domain/messages/told.ts';
import { passwordFault } from '#contract/domain/users/passwordRules.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';
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
  const language = useLanguage();
  const [common, setCommon] = useState<ReadonlySet<string>>(new Set());
  const [fault, setFault] = useState<ReturnType<typeof passwordFault>>();
  /** The rule by which the server refused it: it knows whose password it becomes. */
  const [refusedBy, setRefusedBy] = useState<string>();
  // Large, and wanted here alone. Without it the server still refuses what is in it.
  useEffect(() => {
    import('virtual:common-passwords').then(
      loaded => setCommon(loaded.common),
      () => undefined,
    );
  }, []);
  const send = async (password: string): Promise<unknown> => {
    setRefusedBy(undefined);
    try {
      return await client.call('session.setPassword', { body: { token, password } });
    } catch (error) {
      const told = error instanceof HttpError ? error.errors : [];
      setRefusedBy(told.find(({ field }) => field === '/password')?.code);
      throw error;
    }
  };
  return (
    <ResetStep
      title={translate('pages.signIn.newTitle')}
      hint={translate('pages.signIn.newHint')}
      done={translate('pages.signIn.newDone')}
      submit={translate('pages.signIn.newSubmit')}
      isValid={password => {
        const found = passwordFault(password, { common });
        setFault(found);
        setRefusedBy(undefined);
        return found === undefined;
      }}
      send={send}
      onBack={onBack}
    >
      {({ field, isWrong, onChange }) => (
        <PasswordField
          label={translate('pages.signIn.newPassword')}
          name="new-password"
          autoComplete="new-password"
          isFirst
          field={field}
          more={<PasswordRules broken={isWrong ? fault?.code : refusedBy} />}
          error={isWrong && fault ? toldIn(language, fault) : undefined}
          onChange={onChange}
        />
      )}
    </ResetStep>
  );
};
