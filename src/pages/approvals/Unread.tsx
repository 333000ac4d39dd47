import { useTranslate } from 'react-admin';
import { ErrorState } from '#parts/states/ErrorState.tsx';

interface Props {
  error: Error;
  onRetry: () => void;
}

/** The request could not be read. */
export const Unread = ({ error, onRetry }: Props) => {
  const translate = useTranslate();
  return <ErrorState error={error} title={translate('approval.more.error')} onRetry={onRetry} />;
};
