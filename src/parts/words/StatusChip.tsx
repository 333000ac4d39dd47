import type { ReactNode } from 'react';
import type { Tone } from '#contract/model/types.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icons.ts';
import { toToneName, type ToneName } from './tone.ts';

const toneIcons: Record<ToneName, IconName> = {
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-x',
  info: 'clock',
  review: 'eye',
  neutral: 'circle-minus',
};

interface Props {
  tone: Tone | ToneName;
  /** Replaces the icon of the tone, such as a flame for a hot client. */
  icon?: string;
  children: ReactNode;
}

/**
 * A status: tone, icon and word together, never colour alone (WCAG 1.4.1). Its style is the theme's
 * (`src/app/theme/components/chips.ts`).
 */
export const StatusChip = ({ tone, icon, children }: Props) => {
  const name = toToneName(tone);
  return (
    <span className={`console-chip console-chip-${name}`}>
      <Icon name={icon ?? toneIcons[name]} size={14} />
      {children}
    </span>
  );
};
