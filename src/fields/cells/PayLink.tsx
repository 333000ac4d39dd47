import Box from '@mui/material/Box';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import type { CellProps } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';

/** The page where a client pays, which opens apart: the console stays where it is. */
export const PayLink = ({ value }: CellProps) =>
  typeof value === 'string' && value !== '' ? (
    <Box component="a" href={value} target="_blank" rel="noopener noreferrer" sx={linkStyles}>
      {value.replace(/^.*\//, '')}
    </Box>
  ) : (
    <PlainCell>{''}</PlainCell>
  );
