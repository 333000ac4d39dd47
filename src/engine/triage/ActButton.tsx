import Button from '@mui/material/Button';
import { Icon } from '#parts/icons/Icon.tsx';
import { KeyCap } from '#parts/controls/KeyCap.tsx';
import { Tip } from '#parts/controls/Tip.tsx';
import { useShortcut } from '#parts/controls/useShortcut.ts';
import type { TriageAct } from './useTriage.ts';

interface Props {
  act: TriageAct;
  isMain: boolean;
  onStart: () => void;
}

/** An action that decides, with its letter; one that is refused for this record says why and does nothing. */
export const ActButton = ({ act: { key, offered }, isMain, onStart }: Props) => {
  const { label, icon, tone, why, isDisabled = false } = offered;
  useShortcut(key.toLowerCase(), onStart, !isDisabled);
  const button = (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      color={tone === 'danger' ? 'error' : isMain ? 'primary' : 'inherit'}
      startIcon={icon && <Icon name={icon} />}
      endIcon={<KeyCap>{key}</KeyCap>}
      aria-keyshortcuts={key}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onStart}
      sx={isDisabled ? { opacity: 0.5, cursor: 'not-allowed' } : undefined}
    >
      {label}
    </Button>
  );
  return why === undefined ? button : <Tip words={why}>{button}</Tip>;
};
