import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { LiveRegion } from '#parts/LiveRegion.tsx';

interface Props {
  isWaiting: boolean;
  isSaving: boolean;
  onTry: () => void;
}

/** Says that nothing could be reached, that what was typed is kept, and that it is saved by itself. */
export const Waiting = ({ isWaiting, isSaving, onTry }: Props) => {
  const translate = useTranslate();
  return (
    <LiveRegion sx={{ '&:empty': { position: 'absolute' } }}>
      {isWaiting && (
        <Alert
          severity="warning"
          role="note"
          sx={{ alignItems: 'center', '& .MuiAlert-action': { my: -1 } }}
          action={
            <Button size="small" variant="text" loading={isSaving} onClick={onTry}>
              {translate('engine.offline.again')}
            </Button>
          }
        >
          {translate('engine.offline.kept')}
        </Alert>
      )}
    </LiveRegion>
  );
};
