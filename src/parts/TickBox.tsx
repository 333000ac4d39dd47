import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { CheckboxIcon } from './CheckboxIcon.tsx';

const Frame = styled('label')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    marginLeft: -6,
    verticalAlign: 'middle',
    fontSize: 13,
    lineHeight: '20px',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    '& > .tick': { position: 'relative', display: 'inline-flex', flex: 'none', padding: 6 },
    // Over its picture, so that a click there is one on the box itself.
    '& > .tick > input': {
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'inherit',
    },
    '& > .tick:hover .console-checkbox-off': { borderColor: palette.text.secondary },
    '& > .tick > input:focus-visible + .console-checkbox': {
      outline: `2px solid ${palette.border.focus}`,
      outlineOffset: 2,
    },
  };
});

interface Props extends Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'onChange' | 'children'
> {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Of box and words. */
  sx?: SxProps<Theme>;
}

/** A box to tick with its words beside it; a click on either ticks it. */
export const TickBox = ({ label, isOn, onChange, sx, ...input }: Props) => (
  <Frame sx={sx}>
    <span className="tick">
      <input
        {...input}
        type="checkbox"
        checked={isOn}
        onChange={event => onChange(event.target.checked)}
      />
      <CheckboxIcon state={isOn ? 'on' : 'off'} />
    </span>
    <span>{label}</span>
  </Frame>
);
