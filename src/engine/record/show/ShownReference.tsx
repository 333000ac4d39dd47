import Box from '@mui/material/Box';
import { LinkBase, useCanAccess, useCreatePath, useResourceDefinitions } from 'react-admin';
import type { Field } from '#contract/model/types.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import type { ScreenOptions } from '#parts/contexts/screenDefinition.ts';
import { linkStyles } from '#parts/controls/linkStyles.ts';

interface Props {
  field: Field;
  /** Of one record. */
  value: number | string;
}

/** The record that a field refers to by its title, which leads to its page where it has one that the person may open. */
export const ShownReference = ({ field, value }: Props) => {
  const { to = '' } = field.reference ?? {};
  const createPath = useCreatePath();
  const head = useResourceDefinitions<ScreenOptions>()[to]?.options?.head;
  const hasPage = head?.page === undefined && (head?.recordsAt ?? head?.route ?? '') !== '';
  const { canAccess = false } = useCanAccess({ resource: to, action: 'show' });
  const shown = <FieldCell field={field} value={value} />;
  if (!hasPage || !canAccess) return shown;
  return (
    <Box
      component={LinkBase}
      to={createPath({ resource: to, type: 'show', id: value })}
      sx={linkStyles}
    >
      {shown}
    </Box>
  );
};
