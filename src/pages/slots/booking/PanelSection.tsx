import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  /** Stands beside the title, such as the choice of a screen. */
  beside?: ReactNode;
  children: ReactNode;
}

/** What a kind shows beside its form, under a title. */
export const PanelSection = ({ title, beside, children }: Props) => {
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Box component="h2" id={heading} sx={{ m: 0, typography: 'h3' }}>
          {title}
        </Box>
        {beside}
      </Box>
      {children}
    </Box>
  );
};
