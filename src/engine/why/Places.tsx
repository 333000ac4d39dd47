import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Verdict } from '#contract/model/rights/why.ts';

interface Props {
  resource: string;
  verdicts: readonly Verdict[];
}

/** File and pointer of each rule: for who changes screens, so it stays closed for everyone else. */
export const Places = ({ resource, verdicts }: Props) => {
  const translate = useTranslate();
  const pointers = verdicts.flatMap(({ causes }) => causes.map(({ pointer }) => pointer));
  return (
    <Box component="details" sx={{ typography: 'caption', color: 'text.secondary' }}>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        {translate('engine.why.where')}
      </Box>
      {[...new Set(pointers)].map(pointer => (
        <Box key={pointer} component="code" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {resource}.json{pointer}
        </Box>
      ))}
    </Box>
  );
};
