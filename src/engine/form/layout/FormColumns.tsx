import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  /** Null or false: there is none. */
  index?: ReactNode;
  content: ReactNode;
  aside: ReactNode;
}

/** Index, form and panel side by side; the panel goes beneath the form first, then the index above it. */
export const FormColumns = ({ index, content, aside }: Props) => {
  const form = 'minmax(0, 1fr)';
  const narrow = index ? `168px ${form}` : form;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, sm: 6 },
        gridTemplateColumns: {
          xs: form,
          sm: narrow,
          lg: aside ? `${narrow} 360px` : narrow,
        },
      }}
    >
      {index}
      {content}
      {aside}
    </Box>
  );
};
