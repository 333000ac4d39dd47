import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { heights, radii } from '#parts/measures.ts';

/** One style for all: a form draws dozens of them, and each part of an `OutlinedInput` has a style to work out. */
const Frame = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const ring = (colour: string) => ({
    borderColor: colour,
    boxShadow: `inset 0 0 0 1px ${colour}`,
  });
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: heights.form,
    border: `1px solid ${palette.border.control}`,
    borderRadius: radii.control,
    background: palette.background.paper,
    fontSize: 14,
    lineHeight: '20px',
    cursor: 'text',
    '&[data-small]': { minHeight: heights.toolbar, fontSize: 13 },
    [theme.breakpoints.down('sm')]: {
      '&, &[data-small]': { minHeight: heights.phone, fontSize: 16 },
    },
    '&:hover': { borderColor: palette.text.tertiary },
    '&[data-readonly]': { background: palette.surface.inset, borderColor: palette.border.button },
    // The text alone: a button in the box has a ring of its own.
    '&:has(> :is(input, textarea):focus)': ring(palette.border.focus),
    '&[data-invalid]': ring(palette.error.main),
    '@media (forced-colors: active)': {
      '&:has(> :is(input, textarea):focus)': { outline: '2px solid', outlineOffset: 1 },
    },
    '& > span': {
      flex: 'none',
      display: 'flex',
      color: palette.text.secondary,
      fontSize: 13,
      '&:first-of-type:not(:last-child)': { paddingLeft: 9 },
      // A button has room of its own around its picture.
      '&:last-child': { paddingRight: 5 },
      '&:last-child:not(:has(button))': { paddingRight: 9 },
    },
    '& > input, & > textarea': {
      flex: 1,
      minWidth: 0,
      margin: 0,
      border: 0,
      padding: '0 9px',
      minHeight: 20,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      letterSpacing: 'inherit',
      '&:focus-visible': { outline: 'none' },
      '&::placeholder': { color: palette.text.tertiary, opacity: 1 },
    },
    '& > input': { alignSelf: 'stretch' },
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
}

const mark = (isSo: boolean | undefined) => (isSo ? '' : undefined);

/** A box to type into. What is written beside the text, such as a unit, belongs to the box: a click there begins to type. */
export const TextBox = (props: Props) => {
  const { ref, isLong, isSmall, isInvalid, isMonospace, start, end, ...attributes } = props;
  return (
    <Frame
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
