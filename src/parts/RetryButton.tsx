import Button from '@mui/material/Button';
import { RefreshCw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';

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
      startIcon={<RefreshCw aria-hidden />}
    >
      {translate(isTrying ? 'parts.retrying' : 'parts.retry')}
    </Button>
  );
};
