import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import type { DraftLook } from '#contract/calls/screens/screenDrafts.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { sectionOf } from './studioSections.ts';
import { useStudioSection } from './useStudioSection.ts';

type Fault = DraftLook['faults'][number];

interface Props {
  faults: readonly Fault[];
  notes: readonly Fault[];
}

/** What the check says of a draft; each leads to the part that it is about. */
export const DraftFaults = ({ faults, notes }: Props) => {
  const translate = useTranslate();
  const [, setSection] = useStudioSection();
  const line = ({ part, pointer, file, message, suggestion }: Fault, isNote: boolean) => (
    <Box
      component="li"
      key={`${file}${pointer}${message}`}
      sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', overflowWrap: 'anywhere' }}
    >
      <Icon name={isNote ? 'info' : 'circle-x'} />
      <Box sx={{ minWidth: 0 }}>
        {part === 'other' ? (
          <span>{file}</span>
        ) : (
          <Link
            component="button"
            type="button"
            onClick={() => setSection(sectionOf(part, pointer))}
          >
            {pointer === '' ? translate('studio.faults.whole') : pointer}
          </Link>
        )}
        <div>
          {message}
          {suggestion !== null && ` ${translate('studio.faults.meant', { name: suggestion })}`}
        </div>
      </Box>
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {faults.length === 0 && <div>{translate('studio.faults.none')}</div>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {faults.map(fault => line(fault, false))}
        {notes.map(note => line(note, true))}
      </Box>
    </Box>
  );
};
