import Box from '@mui/material/Box';
import { CircleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';

/** How many things are wrong in a part of a form; nothing when none is. */
export const FaultCount = ({ count }: { count: number }) => {
  const translate = useTranslate();
  if (count === 0) return null;
  return (
    <Box
      component="span"
      role="img"
      aria-label={translate('engine.form.faults', { smart_count: count })}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'error.dark' }}
    >
      <CircleAlert size={14} strokeWidth={2} aria-hidden />
      <span aria-hidden>{count}</span>
    </Box>
  );
};
