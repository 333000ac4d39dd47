import { useMemo, useState } from 'react';
import { siteTakeoverRules } from '#contract/domain/slots/siteTakeover/siteTakeoverRules.ts';
import { usePanelForm } from '#engine/panels/PanelForm.ts';
import { SlotAside } from '../booking/SlotAside.tsx';
import { Preview } from './Preview.tsx';
import { slotIn } from './slotIn.ts';
import { takeoverPage } from './takeoverPage.ts';

/** Beside the form of a site takeover: what it lacks, how it looks on desktop and phone, whether its days are free. */
export const SiteTakeoverPanel = () => {
  const { values } = usePanelForm();
  const slot = useMemo(() => slotIn(values), [values]);
  const page = useMemo(() => takeoverPage(slot), [slot]);
  const [screens, setScreens] = useState<'both' | 'desktop' | 'phone'>('both');
  return (
    <SlotAside call="siteTakeovers.check" rules={siteTakeoverRules} slot={slot}>
      {facts => <Preview page={page} screens={screens} onScreens={setScreens} facts={facts} />}
    </SlotAside>
  );
};
