import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { useOnline } from './useOnline.ts';

/** Says above the page that the connection is gone; the live region is there before, so that it is heard. */
export const OfflineBanner = () => {
  const isOnline = useOnline();
  const translate = useTranslate();
  return (
    <LiveRegion>
      {!isOnline && (
        <Box
          sx={theme => ({
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            px: { xs: 4, sm: 6 },
            py: 2,
            typography: 'body2',
            color: theme.vars.palette.tone.warning.text,
            background: theme.vars.palette.tone.warning.background,
            borderBottom: `1px solid ${theme.vars.palette.tone.warning.border}`,
            '& svg': { flex: 'none' },
          })}
        >
          <Icon name="wifi-off" />
          {translate('app.offline')}
        </Box>
      )}
    </LiveRegion>
  );
};
