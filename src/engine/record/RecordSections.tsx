import Box from '@mui/material/Box';
import type { RecordSection } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { parts } from '../sections/lazySections.ts';
import { useRecord } from '../useRecord.ts';
import { FormArea } from './FormArea.tsx';
import { History } from './history/History.tsx';
import { details } from './lazyForms.ts';
import { useReadScope } from '../figures/useReadScope.ts';

/** The sections of a tab or of the column beside it, one below the other. */
export const RecordSections = ({ sections }: { sections: readonly RecordSection[] }) => {
  const scope = useReadScope(useRecord());
  const shown = sections
    .map((section, index) => ({ section, key: `${index}.${section.type}` }))
    .filter(({ section }) => evaluate(section.visible, scope));
  return (
    <Box
      sx={{
        mt: 4,
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'minmax(0, 1fr)',
        // What is below one that is still read would move when its rows come.
        '& > [aria-busy="true"] ~ *': { visibility: 'hidden' },
      }}
    >
      {shown.map(({ section, key }) =>
        section.type === 'details' ? (
          <details.Component key={key} />
        ) : section.type === 'history' ? (
          <FormArea key={key}>
            <History />
          </FormArea>
        ) : (
          <parts.Component key={key} section={section} />
        ),
      )}
    </Box>
  );
};
