import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { DesktopFrame } from './DesktopFrame.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { ScreenChoice, type Screens } from './ScreenChoice.tsx';
import type { TakeoverPage } from './takeoverPage.ts';
import { TrueSize } from './TrueSize.tsx';
import { PanelSection } from '../booking/PanelSection.tsx';

interface Props {
  page: TakeoverPage;
  screens: Screens;
  onScreens: (screens: Screens) => void;
  /** Stand beside the phone. */
  facts: ReactNode;
}

/** The page that takes over, on desktop and phone, from the same values as the form. */
export const Preview = ({ page, screens, onScreens, facts }: Props) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <PanelSection
      title={translate('takeover.preview')}
      beside={<ScreenChoice screens={screens} onChange={onScreens} />}
    >
      {screens !== 'phone' && <DesktopFrame page={page} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        {screens !== 'desktop' && <PhoneFrame page={page} />}
        <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>{facts}</Box>
      </Box>
      <Button
        variant="outlined"
        startIcon={<Icon name="maximize-2" />}
        onClick={() => setOpen(true)}
      >
        {translate('takeover.trueSize')}
      </Button>
      {isOpen && <TrueSize page={page} onClose={() => setOpen(false)} />}
    </PanelSection>
  );
};
