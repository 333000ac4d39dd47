import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import {
  micrositeRules,
  type MicrositeValues,
} from '#contract/domain/slots/microsite/micrositeRules.ts';
import { usePanelForm } from '#engine/panels/PanelForm.ts';
import { PanelSection } from '../booking/PanelSection.tsx';
import { SlotAside } from '../booking/SlotAside.tsx';
import { ScreenChoice, type Screens } from '../siteTakeover/ScreenChoice.tsx';
import { MicrositeFrame } from './MicrositeFrame.tsx';

interface Props {
  slot: MicrositeValues;
  facts: ReactNode;
}

/** The microsite on desktop and phone, from the same values as the form. */
const MicrositePreview = ({ slot, facts }: Props) => {
  const translate = useTranslate();
  const [screens, setScreens] = useState<Screens>('both');
  const details = slot.product_details ?? {};
  return (
    <PanelSection
      title={translate('microsite.preview')}
      beside={<ScreenChoice screens={screens} onChange={setScreens} />}
    >
      {screens !== 'phone' && <MicrositeFrame details={details} isPhone={false} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        {screens !== 'desktop' && <MicrositeFrame details={details} isPhone />}
        <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>{facts}</Box>
      </Box>
    </PanelSection>
  );
};

/** Beside the form of a microsite: what it lacks, how it looks on desktop and phone, whether its days are free. */
export const MicrositePanel = () => {
  // The form holds a record as its schema says, which is that of a microsite.
  const slot: MicrositeValues = usePanelForm().values;
  return (
    <SlotAside call="microsites.check" rules={micrositeRules} slot={slot}>
      {facts => <MicrositePreview slot={slot} facts={facts} />}
    </SlotAside>
  );
};
