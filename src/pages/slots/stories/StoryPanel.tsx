import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { type ReactNode } from 'react';
import { labelOf } from '#contract/domain/enumeration.ts';
import {
  storyLanguages,
  storyRules,
  type StoryValues,
} from '#contract/domain/slots/stories/storyRules.ts';
import { usePanelForm } from '#engine/panels/PanelForm.ts';
import { useBuilder, useProjects } from '#fields/slots/usePlaces.ts';
import { Fact } from '../booking/Fact.tsx';
import { PanelSection } from '../booking/PanelSection.tsx';
import { SlotAside } from '../booking/SlotAside.tsx';
import { StoryPhone } from './StoryPhone.tsx';

/** Name of the project or builder that the story promotes, once it is known. */
const useTitle = ({ entity_type_id: type, entity_id: id }: StoryValues): string | undefined => {
  const projects = useProjects(type === 2 && id ? [id] : []);
  const builders = useBuilder(type === 3 && id ? id : undefined);
  if (!id) return undefined;
  return (type === 3 ? builders : projects).of.get(id)?.name;
};

interface Props {
  slot: StoryValues;
  /** Stand beside the phone. */
  facts: ReactNode;
}

/** The story on a phone, from the same values as the form, and where it is shown. */
const StoryPreview = ({ slot, facts }: Props) => {
  const translate = useTranslate();
  const title = useTitle(slot) ?? translate('story.untitled');
  const shown = (slot.devices ?? []).map(id => translate(`story.device.${id}`)).join(', ');
  const language = slot.video_stories_language;
  return (
    <PanelSection title={translate('story.preview')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        <StoryPhone slot={slot} title={title} />
        <Box
          sx={{ flex: '1 1 140px', minWidth: 0, display: 'grid', gap: 3, alignContent: 'start' }}
        >
          {facts}
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3 }}>
            <Fact label={translate('story.shownOn')}>{shown || translate('story.nowhere')}</Fact>
            <Fact label={translate('story.language')}>
              {typeof language === 'number' && `${labelOf(storyLanguages, language)}, `}
              {translate(slot.video_stories_has_audio ? 'story.audio' : 'story.silent')}
            </Fact>
          </Box>
        </Box>
      </Box>
    </PanelSection>
  );
};

/** Beside the form of a story: what it lacks, how the app shows it, whether its days are free. */
export const StoryPanel = () => {
  // The form holds a record as its schema says, which is that of a story.
  const slot: StoryValues = usePanelForm().values;
  return (
    <SlotAside call="stories.check" rules={storyRules} slot={slot}>
      {facts => <StoryPreview slot={slot} facts={facts} />}
    </SlotAside>
  );
};
