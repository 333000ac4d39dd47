import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { type ReactNode } from 'react';
import type { AudienceMaximizerValues } from '#contract/domain/slots/audienceMaximizer/audienceMaximizerFields.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { polygonTitle, projectTitle } from '#fields/slots/places.ts';
import { titleIn, usePolygons, useProjects } from '#fields/slots/usePlaces.ts';
import { Fact } from '../booking/Fact.tsx';
import { PanelSection } from '../booking/PanelSection.tsx';

interface Props {
  slot: AudienceMaximizerValues;
  facts: ReactNode;
}

/** "₹30,00,000 to ₹1,20,00,000", or the one of them that is known. */
const useBudget = ({ min_budget: min, max_budget: max }: AudienceMaximizerValues): string => {
  const translate = useTranslate();
  if (typeof min === 'number' && typeof max === 'number')
    return translate('audience.budgetBetween', { min: formatRupees(min), max: formatRupees(max) });
  if (typeof min === 'number') return translate('audience.budgetFrom', { min: formatRupees(min) });
  if (typeof max === 'number') return translate('audience.budgetTo', { max: formatRupees(max) });
  return translate('audience.anyBudget');
};

/** Whose visitors see the project, in the words of the form: area or competitors, budget, impressions, other channels. */
export const AudienceSummary = ({ slot, facts }: Props) => {
  const translate = useTranslate();
  const details = slot.product_details ?? {};
  const isOfProjects = details.audience_maximizer_type === 'Project';
  const uuid = slot.am_target_polygon_id;
  const polygons = usePolygons(uuid ? [uuid] : []);
  const ids = isOfProjects ? (slot.project_ids ?? []) : [];
  const projects = useProjects(ids);
  const area = uuid ? titleIn(polygons, uuid, polygonTitle) : translate('audience.noArea');
  const budget = useBudget(slot);
  const { impressions_count: impressions, omni_channel_amount: omni } = details;
  return (
    <PanelSection title={translate('audience.heading')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3 }}>
        {isOfProjects && (
          <Fact label={translate('audience.visitorsOf')}>
            {ids.length === 0 ? (
              translate('audience.noProjects')
            ) : (
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {ids.map(id => (
                  <li key={id}>{titleIn(projects, id, projectTitle)}</li>
                ))}
              </Box>
            )}
          </Fact>
        )}
        {(!isOfProjects || uuid) && (
          <Fact label={translate(isOfProjects ? 'audience.within' : 'audience.visitorsOf')}>
            {area}
          </Fact>
        )}
        <Fact label={translate('audience.budget')}>{budget}</Fact>
        <Fact label={translate('audience.impressions')}>
          {typeof impressions === 'number' ? writeNumber(impressions) : '-'}
        </Fact>
        <Fact label={translate('audience.omni')}>
          {omni ? formatRupees(omni) : translate('audience.noOmni')}
        </Fact>
      </Box>
      {facts}
    </PanelSection>
  );
};
