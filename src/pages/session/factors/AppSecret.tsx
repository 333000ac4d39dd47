import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { QrCode } from './QrCode.tsx';

/** What an app is set up by: a code to scan, or the key in groups of four to type. */
export const AppSecret = ({ secret, uri }: { secret: string; uri: string }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <QrCode text={uri} label={translate('factor.setUp.qr')} />
      <div>
        <Typography variant="caption" color="textSecondary">
          {translate('factor.setUp.byHand')}
        </Typography>
        <Box
          component="p"
          data-secret
          sx={{
            m: 0,
            fontFamily: 'ui-monospace, monospace',
            fontSize: 13,
            overflowWrap: 'anywhere',
          }}
        >
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Box>
      </div>
    </Box>
  );
};
