import Box from '@mui/material/Box';
import { Icon } from '#parts/icons/Icon.tsx';
import { partIds } from './partIds.ts';

interface Props {
  id: string;
  errors: readonly string[];
}

/** What is wrong with a part, below it. */
export const ShapeErrors = ({ id, errors }: Props) =>
  errors.length > 0 && (
    <Box
      id={partIds(id).error}
      sx={{ display: 'flex', gap: 1, mt: 1.5, typography: 'caption', color: 'error.dark' }}
    >
      <Icon name="circle-alert" size={14} style={{ flex: 'none', marginTop: 1 }} />
      <span>{errors.join(' ')}</span>
    </Box>
  );
