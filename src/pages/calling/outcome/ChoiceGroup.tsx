import Box from '@mui/material/Box';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

interface Props {
  title: string;
  /** Beside the title. */
  hint?: ReactNode;
  errors: readonly string[];
  children: ReactNode;
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** As in every group of radio buttons: an arrow goes to the next and chooses it. */
const onArrow = (event: KeyboardEvent<HTMLElement>) => {
  const step = steps[event.key];
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const from = options.findIndex(one => one === event.target);
  if (step === undefined || from < 0) return;
  event.preventDefault();
  const next = options[(from + step + options.length) % options.length];
  next?.focus();
  next?.click();
};

/** A question of the outcome with its choices, one of which is on. */
export const ChoiceGroup = ({ title, hint, errors, children }: Props) => {
  const id = useId();
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Box id={id} sx={{ typography: 'body2', fontWeight: 600 }}>
          {title}
        </Box>
        {hint}
      </Box>
      <Box role="radiogroup" aria-labelledby={id} onKeyDown={onArrow}>
        {children}
      </Box>
      {errors.map(words => (
        <Box key={words} role="alert" sx={{ mt: 1, typography: 'body2', color: 'error.main' }}>
          {words}
        </Box>
      ))}
    </Box>
  );
};
