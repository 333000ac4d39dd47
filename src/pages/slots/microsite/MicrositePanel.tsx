import { micrositeRules } from '#contract/domain/slots/microsite/micrositeRules.ts';
import type { MicrositeValues } from '#contract/domain/slots/microsite/micrositeRules.ts';
import { usePanelForm } from '#engine/panels/PanelForm.ts';
import { MicrositePreview } from './MicrositePreview.tsx';
import { SlotAside } from '../booking/SlotAside.tsx';

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
