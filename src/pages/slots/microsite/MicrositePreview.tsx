import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useId, useState, type ReactNode } from 'react';
import type { MicrositeValues } from '#contract/domain/slots/microsite/micrositeRules.ts';
import { ScreenChoice, type Screens } from '../siteTakeover/ScreenChoice.tsx';
import { MicrositeFrame } from './MicrositeFrame.tsx';

interface Props {
  slot: MicrositeValues;
  facts: ReactNode;
}

/** The microsite on desktop and phone, from the same values as the form. */
export const MicrositePreview = ({ slot, facts }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const [screens, setScreens] = useState<Screens>('both');
  const details = slot.product_details ?? {};
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Box component="h2" id={heading} sx={{ m: 0, typography: 'h3' }}>
          {translate('microsite.preview')}
        </Box>
        <ScreenChoice screens={screens} onChange={setScreens} />
      </Box>
      {screens !== 'phone' && <MicrositeFrame details={details} isPhone={false} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        {screens !== 'desktop' && <MicrositeFrame details={details} isPhone />}
        <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>{facts}</Box>
      </Box>
    </Box>
  );
};
