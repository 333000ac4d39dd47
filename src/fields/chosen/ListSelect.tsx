import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { BoxFrame, mark } from '#parts/controls/BoxFrame.ts';

/** Stands in a field where the library would draw a filled triangle. */
export const Chevron = (props: { className?: string }) => <Icon name="chevron-down" {...props} />;

const Frame = styled(BoxFrame)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'inline-flex',
    width: 'auto',
    '&[data-full]': { width: '100%' },
    '& > select': {
      appearance: 'none',
      width: '100%',
      minWidth: 16,
      borderRadius: 'inherit',
      paddingRight: 31,
      userSelect: 'none',
      cursor: 'pointer',
      '&:disabled': {
        cursor: 'default',
        opacity: 1,
        WebkitTextFillColor: palette.text.primary,
      },
    },
    '& option, & optgroup': { backgroundColor: palette.background.paper },
    '& > svg': {
      position: 'absolute',
      right: 7,
      top: 'calc(50% - 8px)',
      pointerEvents: 'none',
      color: palette.text.secondary,
    },
  };
});

type Attributes = Omit<ComponentProps<'select'>, 'size' | 'multiple' | 'disabled'>;

interface Props extends Attributes {
  isSmall?: boolean;
  isInvalid?: boolean;
  isReadonly?: boolean;
  /** As wide as its place; else as its longest choice. */
  isFull?: boolean;
  /** Of the box. */
  sx?: SxProps<Theme>;
}

/** The browser's own list: typing ahead, the wheels of phones and screen readers come with it. */
export const ListSelect = ({ isSmall, isInvalid, isReadonly, isFull, sx, ...props }: Props) => (
  <Frame
    sx={sx}
    data-small={mark(isSmall)}
    data-invalid={mark(isInvalid)}
    data-readonly={mark(isReadonly)}
    data-full={mark(isFull)}
  >
    <select {...props} disabled={isReadonly} />
    {!isReadonly && <Chevron />}
  </Frame>
);
