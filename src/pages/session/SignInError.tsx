import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';

/** Why the sign-in was refused, in the server's words; the live region is there before them. */
export const SignInError = ({ message }: { message: string | null }) => {
  const place = useRef<HTMLDivElement>(null);
  // On a phone the form may be far above the card that was tapped.
  useEffect(() => {
    if (message !== null) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [message]);
  return (
    <div role="alert" ref={place}>
      {message !== null && (
        <Box
          sx={theme => ({
            display: 'flex',
            gap: 2,
            p: 3,
            borderRadius: '6px',
            typography: 'body2',
            fontWeight: 500,
            color: theme.vars.palette.tone.error.text,
            background: theme.vars.palette.tone.error.background,
            border: `1px solid ${theme.vars.palette.tone.error.border}`,
            '& svg': { flex: 'none', mt: '2px', color: theme.vars.palette.tone.error.icon },
          })}
        >
          <Icon name="circle-alert" />
          {message}
        </Box>
      )}
    </div>
  );
};
