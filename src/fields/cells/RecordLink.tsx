import { LinkBase, useCreatePath } from 'react-admin';
import Box from '@mui/material/Box';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import { useText } from '#parts/useText.ts';
import type { CellProps } from '../FieldView.ts';

/** The record that a field refers to, by the name of the field and its number, which leads to its page: "Termsheet 2002". */
export const RecordLink = ({ field, value }: CellProps) => {
  const text = useText();
  const createPath = useCreatePath();
  const { reference, label } = field;
  if (!reference || typeof value !== 'number') return null;
  return (
    <Box
      component={LinkBase}
      to={createPath({ resource: reference.to, type: 'edit', id: value })}
      sx={linkStyles}
    >
      {`${text(label)} ${value}`}
    </Box>
  );
};
