import { useTranslate } from 'react-admin';
import { RetryButton } from './RetryButton.tsx';
import { StateMessage } from './StateMessage.tsx';

interface Props {
  onRetry?: () => unknown;
  isPage?: boolean;
}

/** The computer has no connection: nothing can be fetched until it is back. */
export const OfflineState = ({ onRetry, isPage }: Props) => {
  const translate = useTranslate();
  return (
    <StateMessage
      icon="globe"
      title={translate('parts.offline.title')}
      isPage={isPage}
      actions={onRetry && <RetryButton onRetry={onRetry} />}
    >
      {translate('parts.offline.hint')}
    </StateMessage>
  );
};
