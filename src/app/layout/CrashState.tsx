import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { OfflineState } from '#parts/states/OfflineState.tsx';
import { StateMessage } from '#parts/states/StateMessage.tsx';
import { useOnline } from './useOnline.ts';

/** An error, and another try at what threw it. */
export interface CrashProps {
  error: unknown;
  onRetry: () => void;
}

// Browsers word it differently; after a release the old page asks for files that are gone.
const isMissingPart = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|module script|Loading chunk|error loading/i.test(error.message);

/**
 * In place of a page that failed: try again, or reload when a new version has replaced its files. A page that could not be
 * brought without a connection comes by itself when it is back.
 */
export const CrashState = ({ error, onRetry }: CrashProps) => {
  const translate = useTranslate();
  const isOld = isMissingPart(error);
  const isOnline = useOnline();
  const [isLost] = useState(isOld && !isOnline);
  useEffect(() => {
    if (isLost && isOnline) location.reload();
  }, [isLost, isOnline]);
  if (isLost) return <OfflineState isPage />;
  return (
    <StateMessage
      role="alert"
      isPage
      icon="circle-alert"
      title={translate('app.crash.title')}
      actions={
        <Button
          startIcon={<Icon name="refresh-cw" strokeWidth={2} />}
          onClick={isOld ? () => location.reload() : onRetry}
        >
          {translate(isOld ? 'app.crash.reload' : 'parts.retry')}
        </Button>
      }
    >
      {translate(isOld ? 'app.crash.update' : 'app.crash.hint')}
    </StateMessage>
  );
};
