import Box from '@mui/material/Box';
import type { CellProps } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { linesIn } from '../slots/linesIn.ts';

/** Texts one a line. */
export const TextLines = ({ value }: CellProps) => {
  const lines = linesIn(value);
  return lines.length === 0 ? (
    <PlainCell>-</PlainCell>
  ) : (
    <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
      {lines.join('\n')}
    </Box>
  );
};
