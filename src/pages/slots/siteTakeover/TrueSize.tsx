import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Dialog } from '#parts/controls/Dialog.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { desktopSize, phoneSize } from './pageStyles.ts';
import type { TakeoverPage } from './takeoverPage.ts';
import { TakeoverScreen } from './TakeoverScreen.tsx';

interface Props {
  page: TakeoverPage;
  onClose: () => void;
}

/** The page as large as visitors see it; what does not fit is scrolled to. */
export const TrueSize = ({ page, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const title = page.title || translate('takeover.untitled');
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('takeover.trueTitle')}</DialogTitle>
      <DialogContent
        tabIndex={0}
        sx={{
          display: 'grid',
          gap: 6,
          justifyContent: 'start',
          // A window as wide as the page shows it without scrolling aside.
          px: 0,
          // Nothing is cut off: the whole of it is scrolled to.
          gridTemplateColumns: 'max-content',
        }}
      >
        <Box
          role="img"
          aria-label={translate('takeover.picture', {
            screen: translate('takeover.desktop'),
            title,
          })}
        >
          <TakeoverScreen
            page={page}
            screen={page.desktop}
            index={0}
            size={desktopSize}
            isPhone={false}
          />
        </Box>
        <Box
          role="img"
          aria-label={translate('takeover.picture', { screen: translate('takeover.phone'), title })}
        >
          <TakeoverScreen page={page} screen={page.mobile} index={0} size={phoneSize} isPhone />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" color="primary" size="large" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
