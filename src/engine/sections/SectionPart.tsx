import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { PanelSection, RecordSection } from '#contract/model/types.ts';
import { useText } from '#parts/useText.ts';
import { Panel } from '../panels/Panel.tsx';
import { FactsPart } from './FactsPart.tsx';
import { RelatedList } from './RelatedList.tsx';
import { SectionBoundary } from './SectionBoundary.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { SectionSkeleton } from './SectionSkeleton.tsx';
import { TimelinePart } from './TimelinePart.tsx';
import { useSeen } from './useSeen.ts';

interface Props {
  section: RecordSection;
}

const PanelPart = ({ section }: { section: PanelSection }) => {
  const text = useText();
  const panel = <Panel name={section.panel} />;
  if (section.label === null) return panel;
  return (
    <SectionFrame title={text(section.label)}>
      <Box sx={{ px: 4, pb: 4 }}>{panel}</Box>
    </SectionFrame>
  );
};

const Part = ({ section }: Props) => {
  switch (section.type) {
    case 'list':
      return <RelatedList section={section} />;
    case 'timeline':
      return <TimelinePart section={section} />;
    case 'facts':
      return <FactsPart section={section} />;
    case 'panel':
      return <PanelPart section={section} />;
    default:
      return null;
  }
};

/** A section of a record page: read when it is seen, and on its own when it fails. */
export const SectionPart = ({ section }: Props) => {
  const [ref, isSeen] = useSeen<HTMLDivElement>();
  const waiting = <SectionSkeleton section={section} />;
  // Parts of the record itself are there already.
  const isThere = section.type === 'panel' || (section.type === 'facts' && section.from === null);
  if (!isSeen && !isThere) return <div ref={ref}>{waiting}</div>;
  return (
    <SectionBoundary>
      <Suspense fallback={waiting}>
        <Part section={section} />
      </Suspense>
    </SectionBoundary>
  );
};
