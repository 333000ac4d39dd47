import Box from '@mui/material/Box';
import { readActivationValues } from '#contract/domain/catalogue/readActivationValues.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { useText } from '#parts/useText.ts';
import type { CellProps } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { parameterField, parameterOf } from '../parameters/parameterField.ts';
import { ParameterWords } from '../parameters/ParameterWords.tsx';

/** What is before the value of another type than its words tell. */
const typed = (name: string, value: unknown) => {
  const parameter = parameterOf(name, value);
  return parameterField(name === 'localityName' ? { ...parameter, type: 'json' } : parameter);
};

/** Named values in words, places by their names: `City Pune · Localities Baner, Wakad`. */
export const Parameters = ({ value }: CellProps) => {
  const text = useText();
  const values = Object.entries(readActivationValues(value) ?? {}).filter(
    ([, one]) => !isNoValue(one),
  );
  if (values.length === 0) return <PlainCell>-</PlainCell>;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
      {values.map(([name, one]) => {
        const field = typed(name, one);
        return (
          <span key={name}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {text(field.label)}{' '}
            </Box>
            <ParameterWords field={field} value={one} />
          </span>
        );
      })}
    </Box>
  );
};
