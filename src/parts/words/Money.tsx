import Box from '@mui/material/Box';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import type { Paise } from '#contract/domain/money/paise.ts';
import { shortRupees } from '#contract/domain/money/shortRupees.ts';
import { Tip } from '../controls/Tip.tsx';
import { VisuallyHidden } from '../controls/VisuallyHidden.tsx';

interface Props {
  paise: Paise | null | undefined;
  /** Lakh and crore, with the full amount on hover, on focus and for those who listen (T84). */
  isShort?: boolean;
}

/** Rupees with Indian grouping; `--` where there is no amount. */
export const Money = ({ paise, isShort = false }: Props) => {
  const full = formatRupees(paise);
  const short = isShort ? shortRupees(paise) : full;
  if (short === full) {
    return (
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {full}
      </Box>
    );
  }
  return (
    <Tip words={full}>
      <Box
        component="span"
        tabIndex={0}
        sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        <span aria-hidden>{short}</span>
        <VisuallyHidden>{full}</VisuallyHidden>
      </Box>
    </Tip>
  );
};
