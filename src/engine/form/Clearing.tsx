import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { clearedPaths } from '#contract/model/withoutHidden.ts';
import { LiveRegion } from '#parts/LiveRegion.tsx';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../ScreenContext.ts';
import type { RecordFormState } from './useRecordForm.ts';

/** Says which stored values saving empties, because what is changed in the form hides them. */
export const Clearing = ({
  form,
}: {
  form: Pick<RecordFormState, 'values' | 'base' | 'scope'>;
}) => {
  const { fields } = useScreen();
  const translate = useTranslate();
  const text = useText();
  const { base, scope, values } = form;
  const paths = base === null ? [] : clearedPaths(fields, { ...scope, record: values });
  const names = paths.flatMap(path => (fields[path] ? [text(fields[path].label)] : []));
  return (
    <LiveRegion sx={{ '&:empty': { position: 'absolute' } }}>
      {names.length > 0 && (
        <Alert severity="warning" role="note">
          {translate('engine.form.clears', { fields: names.join(', ') })}
        </Alert>
      )}
    </LiveRegion>
  );
};
