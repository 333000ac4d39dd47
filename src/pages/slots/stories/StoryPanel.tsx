import { storyRules } from '#contract/domain/slots/stories/storyRules.ts';
import type { StoryValues } from '#contract/domain/slots/stories/storyRules.ts';
import { usePanelForm } from '#engine/panels/PanelForm.ts';
import { SlotAside } from '../booking/SlotAside.tsx';
import { StoryPreview } from './StoryPreview.tsx';

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
