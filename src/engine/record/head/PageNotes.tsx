import Box from '@mui/material/Box';
import type { Text } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { useReadScope } from '../../figures/useReadScope.ts';
import { fillRecord } from '#contract/model/record/fillRecord.ts';
import { Note } from '../../form/theme/Note.tsx';
import { useScreen } from '../../ScreenContext.ts';
import { useRecord } from '../../useRecord.ts';

/** What the screen says of this record before anything else, whatever tab is open. */
export const PageNotes = () => {
  const { record: page, fields } = useScreen();
  const record = useRecord();
  const scope = useReadScope(record);
  const filled = ({ en, hi }: Text): Text => ({
    en: fillRecord(en, record, { fields, language: 'en' }),
    hi: fillRecord(hi, record, { fields, language: 'hi' }),
  });
  const said = page.notes.filter(({ visible }) => evaluate(visible, scope));
  return said.length === 0 ? null : (
    <Box sx={{ display: 'grid', gap: 2, mt: 4 }}>
      {said.map(({ note, tone }) => (
        <Note key={note.en} note={filled(note)} tone={tone} />
      ))}
    </Box>
  );
};
