import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';

export type Screens = 'both' | 'desktop' | 'phone';

const choices = [
  { value: 'both', icon: null },
  { value: 'desktop', icon: 'monitor' },
  { value: 'phone', icon: 'smartphone' },
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
      {choices.map(({ value, icon }) => (
        <ToggleButton key={value} value={value} sx={{ gap: 1 }}>
          {icon && <Icon name={icon} size={14} strokeWidth={1.75} />}
          {translate(`takeover.${value}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
