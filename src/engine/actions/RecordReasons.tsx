import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useCreatePath, LinkBase, type RaRecord } from 'react-admin';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';

interface Props {
  /** What the list is, read aloud. */
  label: string;
  items: readonly { readonly record: RaRecord; readonly why: string }[];
}

/** Records with the way to each, and why something was not done with it. */
export const RecordReasons = ({ label, items }: Props) => {
  const { resource } = useScreen();
  const createPath = useCreatePath();
  const { titleOf } = useNames();
  return (
    <Box
      component="ul"
      aria-label={label}
      tabIndex={0}
      sx={theme => ({
        m: 0,
        p: 0,
        listStyle: 'none',
        maxHeight: 220,
        overflowY: 'auto',
        borderRadius: '8px',
        border: `1px solid ${theme.vars.palette.divider}`,
        typography: 'body2',
        '& li': { px: 3, py: 2 },
        '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
      })}
    >
      {items.map(({ record, why }) => (
        <li key={record.id}>
          <Link
            component={LinkBase}
            to={createPath({ resource, type: 'edit', id: record.id })}
            sx={{ fontWeight: 500 }}
          >
            {titleOf(record)}
          </Link>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{why}</Box>
        </li>
      ))}
    </Box>
  );
};
