import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Option } from '#contract/model/types.ts';
import type { Scalar } from '#contract/rules/condition.ts';
import { focusOnMount } from '#parts/controls/focusOnMount.ts';
import { useText } from '#parts/useText.ts';
import type { FilterProps } from '../FieldEntry.ts';

const listOf = (operand: FilterProps['operand']): readonly unknown[] =>
  Array.isArray(operand) ? operand : operand === undefined ? [] : [operand];

const listStyles = {
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  maxHeight: 320,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  flexWrap: 'nowrap',
} as const;

interface Props extends FilterProps {
  options?: readonly Option[];
}

/** Any of the options (`in`, `nin`) as boxes to tick, or one of them (`eq`, `has`) as buttons of which one is on. */
export const ChosenFilter = ({
  field,
  op,
  operand,
  onChange,
  labelId,
  options = field.options,
}: Props) => {
  const text = useText();
  const chosen = listOf(operand);
  if (op === 'in' || op === 'nin') {
    const toggle = (value: Scalar) => {
      const next = chosen.includes(value)
        ? chosen.filter(one => one !== value)
        : options.map(option => option.value).filter(one => one === value || chosen.includes(one));
      onChange(next.length > 0 ? (next as Scalar[]) : undefined);
    };
    return (
      <Box component="fieldset" aria-labelledby={labelId} sx={listStyles}>
        {options.map((option, index) => (
          <FormControlLabel
            key={String(option.value)}
            label={text(option.label)}
            sx={{ ml: 0 }}
            control={
              <Checkbox
                slotProps={{ input: { ref: index === 0 ? focusOnMount : undefined } }}
                checked={chosen.includes(option.value)}
                onChange={() => toggle(option.value)}
              />
            }
          />
        ))}
      </Box>
    );
  }
  return (
    <RadioGroup
      aria-labelledby={labelId}
      value={chosen.length > 0 ? String(chosen[0]) : ''}
      onChange={(_, value) =>
        onChange(options.find(option => String(option.value) === value)?.value)
      }
      sx={listStyles}
    >
      {options.map((option, index) => (
        <FormControlLabel
          key={String(option.value)}
          value={String(option.value)}
          label={text(option.label)}
          sx={{ ml: 0 }}
          control={<Radio slotProps={{ input: { ref: index === 0 ? focusOnMount : undefined } }} />}
        />
      ))}
    </RadioGroup>
  );
};
