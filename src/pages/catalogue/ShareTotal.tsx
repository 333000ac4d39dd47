import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { kinds } from '#contract/kinds/index.ts';
import { wholeInBasisPoints } from '#contract/domain/money/paise.ts';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { useLanguage } from '#parts/useLanguage.ts';

interface Props {
  /** Basis points. */
  total: number;
  onEqual: () => void;
  isReadonly: boolean;
}

/** What the shares make together; only 100 percent can be saved (T52). */
export const ShareTotal = ({ total, onEqual, isReadonly }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const isWhole = total === wholeInBasisPoints;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <LiveRegion sx={{ display: 'flex', alignItems: 'center', gap: 2, typography: 'body2' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate('packageProducts.total')}
        </Box>
        <StatusChip tone={isWhole ? 'success' : 'warning'}>
          {kinds.percent.format(total / 100, { language, options: [] })}
        </StatusChip>
      </LiveRegion>
      {!isReadonly && (
        <Button size="small" onClick={onEqual}>
          {translate('packageProducts.equally')}
        </Button>
      )}
    </Box>
  );
};
