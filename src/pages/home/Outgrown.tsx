import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { embeddedBound } from '#contract/domain/embeddedBound.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { useHasRole } from '#parts/useHasRole.ts';
import { useStart } from '#parts/StartContext.ts';

/** Tells administrators that the embedded database is outgrown, and how to move (decision record 0243). */
export const Outgrown = () => {
  const translate = useTranslate();
  const { isOutgrown } = useStart();
  const isAdmin = useHasRole(['admin']);
  if (!isOutgrown || !isAdmin) return null;
  return (
    <Alert severity="warning" sx={{ mt: 4 }}>
      {translate('pages.home.outgrown', { most: writeNumber(embeddedBound) })}
    </Alert>
  );
};
