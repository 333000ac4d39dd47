import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { useReferenceWord } from '#parts/words/useReferenceWord.ts';
import type { Desk } from './useDesk.ts';

/** What became of the last case or call without the agent: why the desk is not as they left it. */
export const LatelyNotice = ({ lately }: Pick<Desk, 'lately'>) => {
  const translate = useTranslate();
  const word = useReferenceWord();
  return (
    <LiveRegion>
      {lately && (
        <Alert severity={lately.kind === 'recorded' ? 'info' : 'warning'} sx={{ mb: 4 }}>
          {translate(`calling.lately.${lately.kind}`, {
            name: lately.accountName,
            reason: word(lately.reasonName ?? ''),
          })}
        </Alert>
      )}
    </LiveRegion>
  );
};
