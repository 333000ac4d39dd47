import { useCanAccess } from 'react-admin';
import Alert from '@mui/material/Alert';
import { outgrown } from '#contract/domain/embeddedBound.ts';
import { useStart } from '#parts/StartContext.ts';
import { useTold } from '#parts/useTold.ts';

/** Tells administrators that the embedded database is outgrown, and how to move (decision record 0243). */
export const Outgrown = () => {
  const tell = useTold();
  const { isOutgrown } = useStart();
  const { canAccess: mayRunServer = false } = useCanAccess({
    resource: 'console',
    action: 'run-server',
  });
  if (!isOutgrown || !mayRunServer) return null;
  return (
    <Alert severity="warning" sx={{ mt: 4 }}>
      {tell(outgrown)}
    </Alert>
  );
};
