import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';

/** Tries again, and shows that it does: what failed may take its time again. */
export const RetryButton = ({ onRetry }: { onRetry: () => unknown }) => {
  const translate = useTranslate();
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    if (isTrying) return;
    setTrying(true);
    try {
      await onRetry();
    } finally {
      setTrying(false);
    }
  };
  return (
    <Button
      onClick={() => void retry()}
      aria-disabled={isTrying}
      aria-busy={isTrying}
      startIcon={<Icon name="refresh-cw" strokeWidth={2} />}
    >
      {translate(isTrying ? 'parts.retrying' : 'parts.retry')}
    </Button>
  );
};
