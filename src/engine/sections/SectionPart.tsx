import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
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

const ignore = () => undefined;

interface Props {
  section: RecordSection;
  record: RaRecord;
}

const PanelPart = ({ section, record }: { section: PanelSection; record: RaRecord }) => {
  const text = useText();
  const panel = (
    <Panel
      name={section.panel}
      values={record}
      record={record}
      refusal={null}
      isReadonly
      onGo={ignore}
      onChange={ignore}
      onSaved={ignore}
    />
  );
  if (section.label === null) return panel;
  return (
    <SectionFrame title={text(section.label)}>
      <Box sx={{ px: 4, pb: 4 }}>{panel}</Box>
    </SectionFrame>
  );
};

const Part = ({ section, record }: Props) => {
  switch (section.type) {
    case 'list':
      return <RelatedList section={section} record={record} />;
    case 'timeline':
      return <TimelinePart section={section} record={record} />;
    case 'facts':
      return <FactsPart section={section} record={record} />;
    case 'panel':
      return <PanelPart section={section} record={record} />;
    default:
      return null;
  }
};

/** A section of a record page: read when it is seen, and on its own when it fails. */
export const SectionPart = (props: Props) => {
  const [ref, isSeen] = useSeen<HTMLDivElement>();
  const { section } = props;
  const waiting = <SectionSkeleton section={section} />;
  // Parts of the record itself are there already.
  const isThere = section.type === 'panel' || (section.type === 'facts' && section.from === null);
  if (!isSeen && !isThere) return <div ref={ref}>{waiting}</div>;
  return (
    <SectionBoundary>
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    </SectionBoundary>
  );
};
