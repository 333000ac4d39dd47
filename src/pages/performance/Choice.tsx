import Box from '@mui/material/Box';
import { useId } from 'react';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
}

/** A choice with its name above it. */
export const Choice = <Value extends string>({ label, value, options, onChange }: Props<Value>) => {
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 1, typography: 'caption', color: 'text.secondary' }}
      >
        {label}
      </Box>
      <ListSelect
        id={id}
        isFull
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(option => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </ListSelect>
    </Box>
  );
};
