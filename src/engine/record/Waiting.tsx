import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { SaveWait } from '../form/drafts/useSaveWhenBack.ts';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';

interface Props {
  waitsFor: SaveWait | null;
  isSaving: boolean;
  onTry: () => void;
}

/** Says that nothing could be reached or that the server is busy, that what was typed is kept, and that it is saved by itself. */
export const Waiting = ({ waitsFor, isSaving, onTry }: Props) => {
  const translate = useTranslate();
  return (
    <LiveRegion sx={{ '&:empty': { position: 'absolute' } }}>
      {waitsFor && (
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
          {translate(waitsFor === 'connection' ? 'engine.offline.kept' : 'engine.offline.busy')}
        </Alert>
      )}
    </LiveRegion>
  );
};
