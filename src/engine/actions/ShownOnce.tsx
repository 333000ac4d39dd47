import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';

interface Props {
  value: string;
  onClose: () => void;
}

/** A secret that the server told this once; it is in this dialog alone and gone with it. */
export const ShownOnce = ({ value, onClose }: Props) => {
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [copying, setCopying] = useState<'copied' | 'by_hand' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopying('copied');
    } catch {
      // Without https there is no clipboard.
      field.current?.select();
      setCopying('by_hand');
    }
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Alert severity="warning">{translate('engine.once.warning')}</Alert>
        <TextField
          label={translate('engine.once.label')}
          value={value}
          inputRef={field}
          fullWidth
          multiline
          onFocus={event => event.target.select()}
          slotProps={{
            htmlInput: { readOnly: true, spellCheck: false, autoComplete: 'off' },
          }}
        />
        <LiveRegion>{copying && translate(`engine.once.${copying}`)}</LiveRegion>
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={onClose}>
          {translate('engine.once.done')}
        </Button>
        <Button
          variant="contained"
          color="primary"
          size="large"
          startIcon={<Icon name="copy" />}
          onClick={() => void copy()}
        >
          {translate('engine.once.copy')}
        </Button>
      </DialogActions>
    </>
  );
};
