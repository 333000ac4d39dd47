import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslate } from 'ra-core';

export type Screens = 'both' | 'desktop' | 'phone';

const choices = [
  { value: 'both', Sign: null },
  { value: 'desktop', Sign: Monitor },
  { value: 'phone', Sign: Smartphone },
] as const;

interface Props {
  screens: Screens;
  onChange: (screens: Screens) => void;
}

/** Which screens the preview shows. */
export const ScreenChoice = ({ screens, onChange }: Props) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={screens}
      aria-label={translate('takeover.screens')}
      onChange={(_, next: Screens | null) => next && onChange(next)}
    >
      {choices.map(({ value, Sign }) => (
        <ToggleButton key={value} value={value} sx={{ gap: 1 }}>
          {Sign && <Sign size={14} strokeWidth={1.75} aria-hidden />}
          {translate(`takeover.${value}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
