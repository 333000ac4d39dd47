import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useScreen } from '../ScreenContext.ts';

/** The grey canvas on which cards are edited; wide enough for two columns and a panel, narrow enough to read. */
export const FormArea = ({ children }: { children: ReactNode }) => {
  const { panels } = useScreen();
  return <Box sx={{ maxWidth: panels.aside === null ? 880 : 1320, width: '100%' }}>{children}</Box>;
};
