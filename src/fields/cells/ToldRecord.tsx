import { LinkBase, useCreatePath, useGetResourceLabel } from 'react-admin';
import Box from '@mui/material/Box';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import type { CellProps } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';

/** The record that a message is about, which leads to its page: "Payment 12". */
export const ToldRecord = ({ value }: CellProps) => {
  const createPath = useCreatePath();
  const labelOf = useGetResourceLabel();
  const [resource, id] = typeof value === 'string' ? value.split('/') : [];
  if (!resource || !id) return <PlainCell>-</PlainCell>;
  return (
    <Box component={LinkBase} to={createPath({ resource, type: 'edit', id })} sx={linkStyles}>
      {`${labelOf(resource, 1)} ${id}`}
    </Box>
  );
};
