import Box from '@mui/material/Box';
import { encode } from 'uqr';
import type { PaperPart } from '#contract/domain/paper/PaperPart.ts';

type Code = Extract<PaperPart, { kind: 'code' }>;

/** The modules of a code as one path, row by row in runs. */
const pathOf = (data: readonly (readonly boolean[])[]): string =>
  data
    .flatMap((cells, y) => cells.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');

/** A code to scan, dark on white whatever the theme, and beside it what it says in words. */
export const CodePart = ({ part: { title, text, of } }: { part: Code }) => {
  // The margin of four modules is what a camera finds the code by.
  const { size, data } = encode(text, { ecc: 'L', border: 4 });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'flex-start' }}>
      <Box
        component="svg"
        role="img"
        aria-label={title}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        sx={{ width: 208, maxWidth: '100%', flex: 'none', bgcolor: '#fff', borderRadius: 1 }}
      >
        <path d={pathOf(data)} fill="#000" />
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          flex: '1 1 240px',
          typography: 'body2',
          '& dt': { typography: 'caption', color: 'text.secondary' },
          '& dd': { m: 0, mb: 3, overflowWrap: 'anywhere' },
        }}
      >
        {of.flatMap(([label, value]) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} value`}>{value}</dd>,
        ])}
      </Box>
    </Box>
  );
};
