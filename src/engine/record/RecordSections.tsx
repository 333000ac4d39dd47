import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import type { RecordSection } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { parts } from '../sections/lazySections.ts';
import { Details } from './Details.tsx';
import { FormArea } from './FormArea.tsx';
import { History } from './History.tsx';
import { useReadScope } from '../figures/useReadScope.ts';

interface Props {
  record: RaRecord;
  sections: readonly RecordSection[];
}

/** The sections of a tab or of the column beside it, one below the other. */
export const RecordSections = ({ record, sections }: Props) => {
  const scope = useReadScope(record);
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
        // What stands below one that is still read would move when its rows come.
        '& > [aria-busy="true"] ~ *': { visibility: 'hidden' },
      }}
    >
      {shown.map(({ section, key }) =>
        section.type === 'details' ? (
          <Details key={key} record={record} />
        ) : section.type === 'history' ? (
          <FormArea key={key}>
            <History id={record.id} record={record} />
          </FormArea>
        ) : (
          <parts.Component key={key} section={section} record={record} />
        ),
      )}
    </Box>
  );
};
