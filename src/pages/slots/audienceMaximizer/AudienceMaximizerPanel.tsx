import { audienceMaximizerRules } from '#contract/domain/slots/audienceMaximizer/audienceMaximizerRules.ts';
import type { AudienceMaximizerValues } from '#contract/domain/slots/audienceMaximizer/audienceMaximizerFields.ts';
import { usePanelForm } from '#engine/panels/PanelForm.ts';
import { AudienceSummary } from './AudienceSummary.tsx';
import { SlotAside } from '../booking/SlotAside.tsx';

/** Beside the form of an audience maximizer: what it lacks, whom it reaches, whether its days are free. */
export const AudienceMaximizerPanel = () => {
  // The form holds a record as its schema says, which is that of an audience maximizer.
  const values: AudienceMaximizerValues = usePanelForm().values;
  // Competitors that are out of sight are not sent: they are cleared when the form is saved.
  const slot: AudienceMaximizerValues =
    values.product_details?.audience_maximizer_type === 'Project'
      ? values
      : { ...values, project_ids: undefined };
  return (
    <SlotAside call="audienceMaximizers.check" rules={audienceMaximizerRules} slot={slot}>
      {facts => <AudienceSummary slot={slot} facts={facts} />}
    </SlotAside>
  );
};
