import Button from '@mui/material/Button';
import { RefreshCw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { StateMessage } from './StateMessage.tsx';

/** The computer has no connection: nothing can be fetched until it is back. */
export const OfflineState = ({ onRetry }: { onRetry?: () => void }) => {
  const translate = useTranslate();
  return (
    <StateMessage
      icon="globe"
      title={translate('parts.offline.title')}
      actions={
        onRetry && (
          <Button onClick={onRetry} startIcon={<RefreshCw aria-hidden />}>
            {translate('parts.retry')}
          </Button>
        )
      }
    >
      {translate('parts.offline.hint')}
    </StateMessage>
  );
};
