import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';

interface Props {
  label: string;
  name: string;
  type: 'email' | 'text' | 'password';
  autoComplete: string;
  field: RefObject<HTMLInputElement | null>;
  /** Words under the field when its value cannot be taken. */
  error?: string;
  help?: string;
  /** Right of the label, such as "Forgot password?". */
  aside?: ReactNode;
  end?: ReactNode;
  /** Has the focus when the form appears. */
  isFirst?: boolean;
  initial?: string;
  onChange?: () => void;
}

/** A field of the sign-in forms; the DOM owns its text, so that password managers can fill it. */
export const SignInField = (props: Props) => {
  const { label, error, help, aside, end, field, initial, onChange, isFirst, ...input } = props;
  const id = useId();
  const words = error ?? help;
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst, field]);
  return (
    <div>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}
      >
        <InputLabel htmlFor={id}>{label}</InputLabel>
        {aside}
      </Box>
      <OutlinedInput
        id={id}
        fullWidth
        inputRef={field}
        defaultValue={initial}
        onChange={onChange}
        error={error !== undefined}
        endAdornment={end}
        sx={{ height: { xs: 44, sm: 40 } }}
        slotProps={{
          input: {
            'aria-required': true,
            'aria-invalid': error !== undefined,
            'aria-describedby': words === undefined ? undefined : `${id}-words`,
            autoCapitalize: 'none',
            spellCheck: false,
          },
        }}
        {...input}
      />
      {words !== undefined && (
        <FormHelperText
          id={`${id}-words`}
          error={error !== undefined}
          sx={{ display: 'flex', gap: 1, '& svg': { flex: 'none', mt: '1px' } }}
        >
          {error !== undefined && <Icon name="circle-alert" size={14} />}
          {words}
        </FormHelperText>
      )}
    </div>
  );
};
