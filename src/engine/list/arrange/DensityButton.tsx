import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';
import { Tip } from '#parts/controls/Tip.tsx';
import { usePreference } from '#parts/contexts/usePreference.ts';

/** Comfortable or compact rows; the same choice as in the person's menu. */
export const DensityButton = () => {
  const translate = useTranslate();
  const [density, setDensity] = usePreference('density', 'comfortable');
  const isCompact = density === 'compact';
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
        <Icon name={isCompact ? 'rows-4' : 'rows-3'} />
      </IconButton>
    </Tip>
  );
};
