import IconButton from '@mui/material/IconButton';
import { Rows3, Rows4 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Tip } from '#parts/Tip.tsx';
import { usePreference } from '#parts/usePreference.ts';

/** Comfortable or compact rows; the same choice as in the person's menu. */
export const DensityButton = () => {
  const translate = useTranslate();
  const [density, setDensity] = usePreference('density', 'comfortable');
  const isCompact = density === 'compact';
  const Sign = isCompact ? Rows4 : Rows3;
  const label = translate(isCompact ? 'engine.density.comfortable' : 'engine.density.compact');
  return (
    <Tip words={label}>
      <IconButton
        aria-label={label}
        onClick={() => setDensity(isCompact ? 'comfortable' : 'compact')}
        sx={theme => ({
          border: `1px solid ${theme.vars.palette.border.button}`,
          boxShadow: theme.vars.palette.elevation.rest,
        })}
      >
        <Sign size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Tip>
  );
};
