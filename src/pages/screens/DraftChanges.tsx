import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { DraftLook } from '#contract/calls/screens/screenDrafts.ts';

interface Props {
  changes: DraftLook['changes'];
  stored: number;
}

/** What a draft changes, in words: who may do more first, since that is looked at first. */
export const DraftChanges = ({ changes: { rights, records, people }, stored }: Props) => {
  const translate = useTranslate();
  const turned = (turn: 'wider' | 'narrower') =>
    rights.filter(one => one.turn === turn).map(({ sentence }) => sentence);
  const parts = [
    ['wider', turned('wider')],
    ['narrower', turned('narrower')],
    ['records', records],
    ['people', people],
  ] as const;
  const shown = parts.filter(([, lines]) => lines.length > 0);
  return (
    <Box sx={{ display: 'grid', gap: 4, overflowWrap: 'anywhere' }}>
      {shown.length === 0 && <div>{translate('studio.changes.none')}</div>}
      {shown.map(([part, lines]) => (
        <Box component="section" key={part}>
          <Box component="h3" sx={{ typography: 'subtitle2', mt: 0, mb: 1 }}>
            {translate(`studio.changes.${part}`)}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 4, display: 'grid', gap: 1 }}>
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </Box>
      ))}
      <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
        {translate('studio.changes.stored', { smart_count: stored })}
      </Box>
    </Box>
  );
};
