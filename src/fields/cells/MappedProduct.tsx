import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { kinds } from '#contract/kinds/index.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { asText } from '#contract/domain/texts/asText.ts';
import type { CellProps } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { Parameters } from './Parameters.tsx';

/** How a product is in a package: `2 × 50%`, and what it is activated with. */
export const MappedProduct = ({ field, value }: CellProps) => {
  const language = useLanguage();
  const translate = useTranslate();
  if (isNoValue(value)) return <PlainCell>{translate('engine.mapped.none')}</PlainCell>;
  const [quantity, points, parameters] = ['quantity', 'allocationBp', 'activationParameters'].map(
    path => valueAt(value, path),
  );
  const share = typeof points === 'number' ? points / 100 : points;
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {translate('engine.mapped.line', {
        quantity: asText(quantity),
        share: kinds.percent.format(share, { language, options: [] }),
      })}
      {Object.keys(parameters ?? {}).length > 0 && <Parameters field={field} value={parameters} />}
    </Box>
  );
};
