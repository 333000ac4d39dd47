import Box from '@mui/material/Box';
import { PlainCell } from './PlainCell.tsx';

/** The first of several and how many follow; all of them on hover. */
export const CountedCell = ({ words, missing }: { words: readonly string[]; missing: string }) => {
  const [first, ...more] = words;
  if (first === undefined) return <PlainCell>{missing}</PlainCell>;
  if (more.length === 0) return <PlainCell>{first}</PlainCell>;
  return (
    <Box
      component="span"
      title={words.join(', ')}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}
    >
      <Box
        component="span"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {first}
      </Box>
      <Box
        component="span"
        sx={theme => ({
          px: 1.5,
          borderRadius: '4px',
          typography: 'caption',
          lineHeight: '20px',
          color: 'text.secondary',
          background: theme.vars.palette.surface.inset,
        })}
      >
        +{more.length}
      </Box>
    </Box>
  );
};
