import { useTranslate } from 'react-admin';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { ErrorSummary } from '#engine/form/faults/ErrorSummary.tsx';
import { useScreen } from '#engine/ScreenContext.ts';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';

interface Props {
  error: Error;
  onGo: (path: string) => void;
}

/** Why a dry run found nothing: its message, or what the form lacks, each line a way to its field. */
export const DryRunRefused = ({ error, onGo }: Props) => {
  const translate = useTranslate();
  const screen = useScreen();
  const errors = error instanceof HttpError ? error.errors : [];
  if (errors.length === 0) return <FailureAlert error={error} />;
  return (
    <ErrorSummary
      screen={screen}
      problems={errors.map(({ field, message }) => ({
        path: field.slice(1).replaceAll('/', '.'),
        message,
      }))}
      attempt={0}
      title={translate('churn.run.refused')}
      onFind={onGo}
    />
  );
};
