import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Tone } from '#contract/model/types.ts';
import { Icon } from './icons/Icon.tsx';
import type { IconName } from './icons/icons.ts';
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

/** A status: tone, icon and word together, never colour alone (WCAG 1.4.1). */
export const StatusChip = ({ tone, icon, children }: Props) => {
  const name = toToneName(tone);
  return (
    <Box
      component="span"
      sx={theme => {
        const colours = theme.vars.palette.tone[name];
        return {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1,
          height: 22,
          padding: '0 8px 0 6px',
          borderRadius: 999,
          maxWidth: '100%',
          fontSize: 12,
          lineHeight: '16px',
          fontWeight: 500,
          whiteSpace: 'nowrap',
          verticalAlign: 'middle',
          color: colours.text,
          background: colours.background,
          '& svg': { flex: 'none', color: colours.icon },
          '@media (forced-colors: active)': { border: '1px solid' },
        };
      }}
    >
      <Icon name={icon ?? toneIcons[name]} size={14} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {children}
      </Box>
    </Box>
  );
};
