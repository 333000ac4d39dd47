import { LinkBase, useCreatePath } from 'react-admin';
import Box from '@mui/material/Box';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import type { CellProps } from '../FieldView.ts';
import { fieldViews } from '../fieldViews.ts';

/** An account by its name, which leads to its page: rows of other things are about a client, too. */
export const AccountLink = ({ field, value }: CellProps) => {
  const { Cell } = fieldViews.reference;
  const createPath = useCreatePath();
  if (typeof value !== 'number') return <Cell field={field} value={value} />;
  return (
    <Box
      component={LinkBase}
      to={createPath({ resource: 'accounts', type: 'edit', id: value })}
      sx={linkStyles}
    >
      <Cell field={field} value={value} />
    </Box>
  );
};
