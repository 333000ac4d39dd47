import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { SidesState } from '../sides/useSides.ts';

/** "Back" in the bar of a wizard; going on is what its Save button does until the last step. */
export const StepBack = ({ sides }: { sides: SidesState | null }) => {
  const translate = useTranslate();
  if (sides?.type !== 'step' || sides.active === 0) return null;
  return (
    <Button variant="outlined" size="large" onClick={() => sides.go(sides.active - 1)}>
      {translate('engine.form.back')}
    </Button>
  );
};
