import Box from '@mui/material/Box';
import type { CellProps } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';

/** A recording that plays where it is told; nothing of it is fetched before someone listens. */
export const Recording = ({ field, value }: CellProps) => {
  if (typeof value !== 'string' || value === '') return <PlainCell>-</PlainCell>;
  return (
    <Box
      component="audio"
      controls
      preload="none"
      src={value}
      aria-label={field.label.en}
      sx={{ display: 'block', height: 32, width: '100%', maxWidth: 320, minWidth: 220 }}
    />
  );
};
