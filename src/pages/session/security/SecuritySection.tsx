import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  hint?: ReactNode;
  /** Right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A card of the page, with its heading. */
export const SecuritySection = ({ title, hint, aside, children }: SectionProps) => {
  const heading = useId();
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={theme => ({
        mt: 5,
        p: { xs: 4, sm: 5 },
        borderRadius: '8px',
        border: `1px solid ${theme.vars.palette.divider}`,
        background: theme.vars.palette.background.paper,
      })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography id={heading} component="h2" variant="h2">
            {title}
          </Typography>
          {hint !== undefined && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              {hint}
            </Typography>
          )}
        </Box>
        {aside}
      </Box>
      {children}
    </Box>
  );
};

interface RowProps {
  name: ReactNode;
  /** Words below the name, each apart. */
  facts?: readonly ReactNode[];
  acts?: ReactNode;
}

/** One thing of a card: its name, what is known of it, and what can be done with it. */
export const SecurityRow = ({ name, facts = [], acts }: RowProps) => (
  <Box
    component="li"
    sx={theme => ({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 2,
      py: 3,
      '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    })}
  >
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          typography: 'subtitle2',
          overflowWrap: 'anywhere',
        }}
      >
        {name}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 4,
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        {facts.map((fact, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- facts of a row never change places
          <span key={index}>{fact}</span>
        ))}
      </Box>
    </Box>
    <Box sx={{ display: 'flex', gap: 2 }}>{acts}</Box>
  </Box>
);

/** The rows of a card. */
export const SecurityRows = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
    {children}
  </Box>
);
