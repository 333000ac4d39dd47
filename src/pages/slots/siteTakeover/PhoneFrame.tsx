import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Dots } from '../booking/Dots.tsx';
import { phoneSize } from './pageStyles.ts';
import { Scaled } from '../booking/Scaled.tsx';
import type { TakeoverPage } from './takeoverPage.ts';
import { TakeoverScreen } from './TakeoverScreen.tsx';

/** The page on a phone. */
export const PhoneFrame = ({ page }: { page: TakeoverPage }) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(0);
  const { slides } = page.mobile;
  const index = Math.min(chosen, Math.max(slides.length - 1, 0));
  return (
    <Box sx={{ width: 168, flex: 'none' }}>
      <Box
        role="img"
        aria-label={translate('takeover.picture', {
          screen: translate('takeover.phone'),
          title: page.title || translate('takeover.untitled'),
        })}
        sx={theme => ({
          overflow: 'hidden',
          borderRadius: '20px',
          border: `4px solid ${theme.vars.palette.border.button}`,
          boxShadow: theme.vars.palette.elevation.rest,
        })}
      >
        <Scaled width={phoneSize.width} height={phoneSize.height}>
          <TakeoverScreen page={page} screen={page.mobile} index={index} size={phoneSize} isPhone />
        </Scaled>
      </Box>
      <Dots total={slides.length} index={index} onChange={setChosen} />
    </Box>
  );
};
