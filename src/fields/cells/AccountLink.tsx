import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { linkStyles } from '#parts/linkStyles.ts';
import type { CellProps } from '../FieldView.ts';
import { fieldViews } from '../fieldViews.ts';

/** An account by its name, which leads to its page: rows of other things are about a client, too. */
export const AccountLink = ({ field, value }: CellProps) => {
  const { Cell } = fieldViews.reference;
  if (typeof value !== 'number') return <Cell field={field} value={value} />;
  return (
    <Box component={Link} to={`/account/${value}`} sx={linkStyles}>
      <Cell field={field} value={value} />
    </Box>
  );
};
