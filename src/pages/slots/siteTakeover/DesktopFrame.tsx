import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Dots } from '../booking/Dots.tsx';
import { desktopSize } from './pageStyles.ts';
import { Scaled } from '../booking/Scaled.tsx';
import type { TakeoverPage } from './takeoverPage.ts';
import { TakeoverScreen } from './TakeoverScreen.tsx';

/** The page in a browser's window. */
export const DesktopFrame = ({ page }: { page: TakeoverPage }) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(0);
  const { slides } = page.desktop;
  const index = Math.min(chosen, Math.max(slides.length - 1, 0));
  const screen = translate('takeover.desktop');
  return (
    <div>
      <Box
        role="img"
        aria-label={translate('takeover.picture', {
          screen,
          title: page.title || translate('takeover.untitled'),
        })}
        sx={theme => ({
          overflow: 'hidden',
          borderRadius: '8px',
          border: `1px solid ${theme.vars.palette.border.button}`,
          boxShadow: theme.vars.palette.elevation.rest,
        })}
      >
        <Box
          aria-hidden
          sx={theme => ({
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            height: 24,
            px: 2.5,
            background: theme.vars.palette.surface.inset,
            '& span': {
              width: 7,
              height: 7,
              borderRadius: '50%',
              background: theme.vars.palette.border.button,
            },
          })}
        >
          <span />
          <span />
          <span />
        </Box>
        <Scaled width={desktopSize.width} height={desktopSize.height}>
          <TakeoverScreen
            page={page}
            screen={page.desktop}
            index={index}
            size={desktopSize}
            isPhone={false}
          />
        </Scaled>
      </Box>
      <Dots total={slides.length} index={index} onChange={setChosen} />
    </div>
  );
};
