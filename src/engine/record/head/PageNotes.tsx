import Box from '@mui/material/Box';
import { evaluate } from '#contract/rules/evaluate.ts';
import { useReadScope } from '../../figures/useReadScope.ts';
import { Note } from '../../form/theme/Note.tsx';
import { useScreen } from '../../ScreenContext.ts';
import { useRecord } from '../../useRecord.ts';

/** What the screen says of this record before anything else, whatever tab is open. */
export const PageNotes = () => {
  const { record: page } = useScreen();
  const scope = useReadScope(useRecord());
  const said = page.notes.filter(({ visible }) => evaluate(visible, scope));
  return said.length === 0 ? null : (
    <Box sx={{ display: 'grid', gap: 2, mt: 4 }}>
      {said.map(({ note, tone }) => (
        <Note key={note.en} note={note} tone={tone} />
      ))}
    </Box>
  );
};
