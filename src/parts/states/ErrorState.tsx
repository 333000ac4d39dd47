import { useTranslate } from 'react-admin';
import { OfflineState } from './OfflineState.tsx';
import { RetryButton } from './RetryButton.tsx';
import { StateMessage } from './StateMessage.tsx';

interface Props {
  /** What was thrown; the message of an `Error` is shown as it is. */
  error: unknown;
  /** Ends when the answer is here, so that the button can show that it waits. */
  onRetry?: () => unknown;
  title?: string | undefined;
  /** It is in place of a whole page. */
  isPage?: boolean;
}

/** A failure in its own place, with the server's words and a way to try again. */
export const ErrorState = ({ error, onRetry, title, isPage }: Props) => {
  const translate = useTranslate();
  if (!navigator.onLine) {
    return <OfflineState onRetry={onRetry} isPage={isPage} />;
  }
  const message = error instanceof Error ? error.message : '';
  return (
    <StateMessage
      role="alert"
      isPage={isPage}
      icon="circle-alert"
      title={title ?? translate('parts.error.title')}
      actions={onRetry && <RetryButton onRetry={onRetry} />}
    >
      {message || translate('parts.error.default')}
    </StateMessage>
  );
};
