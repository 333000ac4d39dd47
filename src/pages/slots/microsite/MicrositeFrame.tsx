import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import type { MicrositeDetails } from '#contract/domain/slots/microsite/micrositeRules.ts';
import { addressesIn } from '#fields/slots/addressesIn.ts';
import { Dots } from '../booking/Dots.tsx';
import { MicrositePage } from './MicrositePage.tsx';

interface Props {
  details: MicrositeDetails;
  isPhone: boolean;
}

/** The whole page as small as its frame is wide; what does not fit is scrolled to. */
export const MicrositeFrame = ({ details, isPhone }: Props) => {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.3);
  const [chosen, setChosen] = useState(0);
  const width = isPhone ? 390 : 1440;
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScale(element.clientWidth / width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  const total = addressesIn(details.carousel).length;
  const index = Math.min(chosen, Math.max(total - 1, 0));
  return (
    <Box sx={{ width: isPhone ? 200 : 'auto', minWidth: 0 }}>
      <Box
        ref={frame}
        role="group"
        tabIndex={0}
        aria-label={translate('microsite.page', {
          screen: translate(isPhone ? 'takeover.phone' : 'takeover.desktop'),
          title: details.project_name || translate('microsite.untitled'),
        })}
        sx={theme => ({
          overflowY: 'auto',
          overflowX: 'hidden',
          height: isPhone ? 360 : 280,
          borderRadius: isPhone ? '20px' : '8px',
          border: `${isPhone ? 4 : 1}px solid ${theme.vars.palette.border.button}`,
          boxShadow: theme.vars.palette.elevation.rest,
          scrollbarWidth: 'thin',
        })}
      >
        <div style={{ width, zoom: scale }}>
          <MicrositePage details={details} index={index} isPhone={isPhone} />
        </div>
      </Box>
      <Dots total={total} index={index} onChange={setChosen} />
    </Box>
  );
};
