import { adPackageRules, hasAudience } from '#contract/domain/slots/adPackage/adPackageRules.ts';
import type { AdPackageValues } from '#contract/domain/slots/adPackage/adPackageRules.ts';
import { usePanelForm } from '#engine/panels/PanelForm.ts';
import { PackageSummary } from './PackageSummary.tsx';
import { AudienceSummary } from '../audienceMaximizer/AudienceSummary.tsx';
import { SlotAside } from '../booking/SlotAside.tsx';

/** Beside the form of an ad package: what it lacks, what it promotes, whom it reaches, whether its days are free. */
export const AdPackagePanel = () => {
  // The form holds a record as its schema says, which is that of an ad package.
  const values: AdPackageValues = usePanelForm().values;
  // Competitors that are out of sight are not sent: they are cleared when the form is saved.
  const isOfProjects = values.product_details?.audience_maximizer_type === 'Project';
  const slot: AdPackageValues = isOfProjects ? values : { ...values, project_ids: undefined };
  return (
    <SlotAside call="adPackages.check" rules={adPackageRules} slot={slot}>
      {facts => (
        <>
          <PackageSummary slot={slot} />
          {hasAudience(slot) ? <AudienceSummary slot={slot} facts={facts} /> : facts}
        </>
      )}
    </SlotAside>
  );
};
