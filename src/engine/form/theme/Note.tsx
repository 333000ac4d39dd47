import Alert from '@mui/material/Alert';
import type { Text, Tone } from '#contract/model/types.ts';
import { toToneName } from '#parts/words/tone.ts';
import { useText } from '#parts/useText.ts';

const severities = { success: 'success', warning: 'warning', error: 'error' } as const;

/** Words that a screen file says of a record, in the tone that it gives them. */
export const Note = ({ note, tone }: { note: Text; tone: Tone }) => {
  const text = useText();
  const name = toToneName(tone);
  const severity = name in severities ? severities[name as keyof typeof severities] : 'info';
  return (
    <Alert severity={severity} role="note">
      {text(note)}
    </Alert>
  );
};
