import Link from '@mui/material/Link';
import type { CellProps } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';

/** The page where a client pays, which opens apart: the console stays where it is. */
export const PayLink = ({ value }: CellProps) =>
  typeof value === 'string' && value !== '' ? (
    <Link href={value} target="_blank" rel="noopener noreferrer">
      {value.replace(/^.*\//, '')}
    </Link>
  ) : (
    <PlainCell>{''}</PlainCell>
  );
