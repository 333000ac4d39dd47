import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import type { Action } from '#contract/model/types.ts';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { FieldNamesContext } from '#parts/failures/FieldNames.ts';
import { failureLine } from '#parts/failures/failureWords.ts';
import { useText } from '#parts/useText.ts';
import { RecordReasons } from './RecordReasons.tsx';
import type { ManyResult } from './runMany.ts';

/** How far an action on many records is. */
export const ActionProgress = ({ done, all }: { done: number; all: number }) => {
  const translate = useTranslate();
  const words = translate('engine.several.progress', { done, all });
  return (
    <div>
      <LinearProgress
        variant="determinate"
        value={(done / all) * 100}
        aria-label={words}
        sx={{ height: 4, borderRadius: '2px', mb: 2 }}
      />
      <LiveRegion>
        <Typography variant="body2" color="textSecondary">
          {words}
        </Typography>
      </LiveRegion>
    </div>
  );
};

interface Props {
  action: Action;
  result: ManyResult;
  wordsOf: (error: unknown) => string | undefined;
}

/** What an action on several records did and did not do: the failed ones by name, with the reason of each. */
export const ActionResult = ({ action, result, wordsOf }: Props) => {
  const translate = useTranslate();
  const text = useText();
  const nameOf = use(FieldNamesContext);
  const { done, failed, left } = result;
  const counts = { ok: done.length, failed: failed.length };
  const own = action.messages.partial && text(action.messages.partial);
  const partial = own
    ? own.replace('{ok}', String(counts.ok)).replace('{failed}', String(counts.failed))
    : translate('engine.several.result', counts);
  return (
    <>
      <Alert severity={done.length > 0 ? 'warning' : 'error'}>
        {failed.length > 0 && partial}{' '}
        {left.length > 0 &&
          translate('engine.several.stopped', {
            done: done.length,
            all: done.length + failed.length + left.length,
          })}
      </Alert>
      {failed.length > 0 && (
        <RecordReasons
          label={translate('engine.several.failed')}
          items={failed.map(({ record, error }) => ({
            record,
            why: failureLine(error, wordsOf(error), nameOf) ?? translate('engine.several.unsaid'),
          }))}
        />
      )}
    </>
  );
};
