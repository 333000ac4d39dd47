import { storyRules } from '#contract/domain/slots/stories/storyRules.ts';
import type { StoryValues } from '#contract/domain/slots/stories/storyFields.ts';
import type { PanelProps } from '#engine/panels/PanelsContext.ts';
import { SlotAside } from './slots/SlotAside.tsx';
import { StoryPreview } from './stories/StoryPreview.tsx';

/** Beside the form of a story: what it lacks, how the app shows it, whether its days are free. */
export const StoryPanel = (panel: PanelProps) => {
  // The form holds a record as its schema says, which is that of a story.
  const slot: StoryValues = panel.values;
  return (
    <SlotAside panel={panel} call="stories.check" rules={storyRules} slot={slot}>
      {facts => <StoryPreview slot={slot} facts={facts} />}
    </SlotAside>
  );
};
