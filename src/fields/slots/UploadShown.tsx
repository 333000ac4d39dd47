import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  url: string;
  name: string;
  isVideo: boolean;
  children?: ReactNode;
}

/** An uploaded picture or video, as tall as a phone; what can be done with it is below. */
export const UploadShown = ({ url, name, isVideo, children }: Props) => (
  <Box
    role="group"
    aria-label={name}
    sx={theme => ({
      width: 96,
      overflow: 'hidden',
      borderRadius: '8px',
      border: `1px solid ${theme.vars.palette.divider}`,
      background: theme.vars.palette.surface.inset,
    })}
  >
    {isVideo ? (
      <Box
        component="video"
        src={url}
        aria-label={name}
        controls
        muted
        preload="metadata"
        sx={{ display: 'block', width: '100%', height: 96, objectFit: 'cover' }}
      />
    ) : (
      <Box
        component="img"
        src={url}
        alt={name}
        loading="lazy"
        sx={{ display: 'block', width: '100%', height: 96, objectFit: 'cover' }}
      />
    )}
    {children && (
      <Box sx={{ display: 'flex', justifyContent: 'center', minHeight: 30 }}>{children}</Box>
    )}
  </Box>
);
