import Alert from '@mui/material/Alert';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { useClearedWords } from './useClearedWords.ts';
import type { RecordFormState } from '../useRecordForm.ts';

/**
 * Says which stored values saving empties, because what is changed in the form hides them. It stands where one saves: at
 * the top of a long form nobody sees it.
 */
export const Clearing = ({
  form,
}: {
  form: Pick<RecordFormState, 'values' | 'base' | 'scope'>;
}) => {
  const wordsOf = useClearedWords();
  const { base, scope, values } = form;
  const words = base === null ? undefined : wordsOf({ ...scope, record: values });
  return (
    <LiveRegion sx={{ '&:empty': { position: 'absolute' } }}>
      {words !== undefined && (
        <Alert severity="warning" role="note" sx={{ borderRadius: 0 }}>
          {words}
        </Alert>
      )}
    </LiveRegion>
  );
};
