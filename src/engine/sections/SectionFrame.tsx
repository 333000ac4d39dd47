import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';

interface Props {
  /** Null: what is inside says itself what it is. */
  title: ReactNode;
  /** A quiet figure beside the title. */
  count?: string | undefined;
  /** What can be done with the whole of it, at the right end. */
  tools?: ReactNode;
  /** What it holds is still read. */
  isBusy?: boolean;
  children: ReactNode;
}

/** A card of a record page with its head. */
export const SectionFrame = ({ title, count, tools, isBusy = false, children }: Props) => {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={title === null ? undefined : id}
      aria-busy={isBusy}
      sx={theme => ({
        minWidth: 0,
        borderRadius: '8px',
        // Not hidden: what sticks within it sticks to the window.
        overflow: 'clip',
        border: `1px solid ${theme.vars.palette.divider}`,
        background: theme.vars.palette.background.paper,
      })}
    >
      {title !== null && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 3,
            minHeight: 48,
            px: 4,
            py: 2,
          }}
        >
          <Box
            component="h2"
            id={id}
            sx={{ m: 0, flex: 1, display: 'flex', gap: 2, typography: 'h3', minWidth: 0 }}
          >
            {title}
            {count !== undefined && (
              <Box component="span" sx={{ color: 'text.tertiary', fontWeight: 400 }}>
                {count}
              </Box>
            )}
          </Box>
          {tools}
        </Box>
      )}
      {children}
    </Box>
  );
};
