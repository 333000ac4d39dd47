import Button from '@mui/material/Button';
import { RefreshCw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { OfflineState } from './OfflineState.tsx';
import { StateMessage } from './StateMessage.tsx';

interface Props {
  /** What was thrown; the message of an `Error` is shown as it is. */
  error: unknown;
  onRetry?: () => void;
  title?: string;
}

/** A failure in its own place, with the server's words and a way to try again. */
export const ErrorState = ({ error, onRetry, title }: Props) => {
  const translate = useTranslate();
  if (!navigator.onLine) {
    return <OfflineState onRetry={onRetry} />;
  }
  const message = error instanceof Error ? error.message : '';
  return (
    <StateMessage
      role="alert"
      icon="circle-alert"
      title={title ?? translate('parts.error.title')}
      actions={
        onRetry && (
          <Button onClick={onRetry} startIcon={<RefreshCw aria-hidden />}>
            {translate('parts.retry')}
          </Button>
        )
      }
    >
      {message || translate('parts.error.default')}
    </StateMessage>
  );
};
