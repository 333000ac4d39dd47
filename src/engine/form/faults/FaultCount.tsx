import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';

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
      <Icon name="circle-alert" size={14} />
      <span aria-hidden>{count}</span>
    </Box>
  );
};
