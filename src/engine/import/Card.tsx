import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Props {
  role?: 'alert' | 'status' | 'group';
  label?: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A flat card with a line around it. */
export const Card = ({ role, label, sx, children }: Props) => (
  <Box
    role={role}
    aria-label={label}
    sx={[
      theme => ({
        p: 4,
        borderRadius: '8px',
        border: `1px solid ${theme.vars.palette.divider}`,
        background: theme.vars.palette.background.paper,
      }),
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  >
    {children}
  </Box>
);
