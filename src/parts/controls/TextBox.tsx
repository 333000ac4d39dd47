import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { BoxFrame, mark } from './BoxFrame.ts';

const Frame = styled(BoxFrame)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& > span': {
      flex: 'none',
      display: 'flex',
      color: palette.text.secondary,
      fontSize: 13,
      '&:first-of-type:not(:last-child)': { paddingLeft: 9 },
      // A button has room of its own around its picture.
      '&:last-child': { paddingRight: 5 },
      '&:last-child:not(:has(button, kbd))': { paddingRight: 9 },
    },
    '& > :is(input, textarea)::placeholder': { color: palette.text.tertiary, opacity: 1 },
    // Words that have no room end as such.
    '& > input:placeholder-shown': { textOverflow: 'ellipsis' },
    // A picture stands further from the text than a sign such as ₹.
    '& > span:has(> svg) + input': { paddingLeft: 10 },
    '& > span:has(> svg) + input:has(+ span)': { paddingRight: 10 },
    '& > textarea': {
      padding: '7px 9px',
      minHeight: 74,
      maxHeight: 254,
      // As tall as its text; where the browser cannot do that, people do it by the corner.
      fieldSizing: 'content',
      resize: 'none',
      '@supports not (field-sizing: content)': { resize: 'vertical' },
    },
    '&[data-monospace] > *': { fontFamily: 'ui-monospace, monospace', fontSize: 13 },
  };
});

type Attributes = Omit<ComponentProps<'input'>, 'ref' | 'size'>;

interface Props extends Attributes {
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  /** Text of several lines. */
  isLong?: boolean;
  isSmall?: boolean;
  isInvalid?: boolean;
  isMonospace?: boolean;
  /** Stand in the box before and after the text. */
  start?: ReactNode;
  end?: ReactNode;
  /** Of the box. */
  sx?: SxProps<Theme>;
}

/** A box to type into. What is written beside the text, such as a unit, belongs to the box: a click there begins to type. */
export const TextBox = (props: Props) => {
  const { ref, isLong, isSmall, isInvalid, isMonospace, start, end, sx, ...attributes } = props;
  return (
    <Frame
      sx={sx}
      data-small={mark(isSmall)}
      data-invalid={mark(isInvalid)}
      data-readonly={mark(attributes.readOnly)}
      data-monospace={mark(isMonospace)}
      onClick={({ target, currentTarget }) => {
        if (target instanceof HTMLElement && !target.closest('button'))
          currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
      }}
    >
      {start && <span>{start}</span>}
      {isLong ? (
        <textarea
          {...(attributes as ComponentProps<'textarea'>)}
          ref={ref as Ref<HTMLTextAreaElement>}
          rows={3}
        />
      ) : (
        <input type="text" {...attributes} ref={ref as Ref<HTMLInputElement>} />
      )}
      {end && <span>{end}</span>}
    </Frame>
  );
};
