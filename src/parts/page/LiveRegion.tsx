import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Props {
  /** `alert` interrupts, `status` waits for a pause (WCAG 4.1.3). */
  kind?: 'status' | 'alert';
  isBusy?: boolean;
  children?: ReactNode;
  sx?: SxProps<Theme>;
}

/** Words that come and go and are read aloud when they do: the region itself stays in the page. */
export const LiveRegion = ({ kind = 'status', isBusy, children, sx }: Props) => (
  <Box role={kind} aria-busy={isBusy} sx={sx}>
    {children}
  </Box>
);
