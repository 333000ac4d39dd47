import Alert from '@mui/material/Alert';
import { outgrown } from '#contract/domain/embeddedBound.ts';
import { useHasRole } from '#parts/useHasRole.ts';
import { useStart } from '#parts/StartContext.ts';
import { useTold } from '#parts/useTold.ts';

/** Tells administrators that the embedded database is outgrown, and how to move (decision record 0243). */
export const Outgrown = () => {
  const tell = useTold();
  const { isOutgrown } = useStart();
  const isAdmin = useHasRole(['admin']);
  if (!isOutgrown || !isAdmin) return null;
  return (
    <Alert severity="warning" sx={{ mt: 4 }}>
      {tell(outgrown)}
    </Alert>
  );
};
