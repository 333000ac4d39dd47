import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly isDisabled?: boolean;
  }[];
  /** Why some cannot be chosen, or what the server says. */
  words: readonly string[];
  isFault: boolean;
  onChange: (value: Value) => void;
}

/** One of a few, all in sight, with what is in the way below it. */
export const Choice = <Value extends string>(props: Props<Value>) => {
  const { label, value, options, words, isFault, onChange } = props;
  const id = useId();
  return (
    <div>
      <Box id={id} sx={{ typography: 'subtitle2', mb: 1.5 }}>
        {label}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={value}
        aria-labelledby={id}
        aria-describedby={words.length > 0 ? `${id}-words` : undefined}
        onChange={(_, chosen: Value | null) => {
          if (chosen !== null) onChange(chosen);
        }}
      >
        {options.map(option => (
          <ToggleButton
            key={option.value}
            value={option.value}
            disabled={option.isDisabled ?? false}
            sx={{ px: 3 }}
          >
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {words.length > 0 && (
        <FormHelperText id={`${id}-words`} error={isFault} role={isFault ? 'alert' : undefined}>
          {words.join(' ')}
        </FormHelperText>
      )}
    </div>
  );
};
