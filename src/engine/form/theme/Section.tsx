import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  id?: string;
  title: string | null;
  children: ReactNode;
}

/** A card with its head; fields are below each other, a row has two columns where there is room. */
export const Section = ({ id, title, children }: Props) => (
  <Box
    component="section"
    id={id}
    tabIndex={-1}
    aria-labelledby={title !== null && id ? `${id}-title` : undefined}
    sx={theme => ({
      scrollMarginTop: 16,
      borderRadius: '8px',
      border: `1px solid ${theme.vars.palette.divider}`,
      background: theme.vars.palette.background.paper,
    })}
  >
    {title !== null && (
      <Box
        component="h2"
        id={id && `${id}-title`}
        sx={theme => ({
          m: 0,
          px: 4,
          py: 3,
          typography: 'h3',
          borderBottom: `1px solid ${theme.vars.palette.divider}`,
        })}
      >
        {title}
      </Box>
    )}
    <Box sx={{ p: 4, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {children}
    </Box>
  </Box>
);

export const Row = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 4,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);
