import Box from '@mui/material/Box';
import type { RecordSection } from '#contract/model/types.ts';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useText } from '#parts/useText.ts';
import { SectionFrame } from './SectionFrame.tsx';

/** Lines in the boxes that the section will have. */
export const SkeletonLines = ({ lines }: { lines: number }) => (
  <Box sx={{ display: 'grid', gap: 4, px: 4, py: 3 }} aria-hidden>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} height={14} width={`${88 - ((line * 17) % 40)}%`} />
    ))}
  </Box>
);

/** In place of a section that is not there yet. */
export const SectionSkeleton = ({ section }: { section: RecordSection }) => {
  const text = useText();
  return (
    <SectionFrame title={section.label ? text(section.label) : ''} isBusy>
      <SkeletonLines lines={section.type === 'facts' ? 2 : 4} />
    </SectionFrame>
  );
};
