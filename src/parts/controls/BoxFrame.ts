import { styled } from '@mui/material/styles';
import { heights, radii } from '../measures.ts';

/**
 * The box around what is typed or chosen, in one style for all: a form draws dozens of them, and each part of an
 * `OutlinedInput` has a style to work out.
 */
export const BoxFrame = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  // In place of the border: the two beside each other would show a seam in the corners.
  const ring = (colour: string) => ({
    borderColor: 'transparent',
    outline: `2px solid ${colour}`,
    outlineOffset: -2,
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
    color: palette.text.primary,
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
    '&:has(> :is(input, textarea, select):focus)': ring(palette.border.focus),
    '&[data-invalid], &[data-invalid]:has(> :focus)': ring(palette.error.main),
    '@media (forced-colors: active)': {
      '&:has(> :is(input, textarea, select):focus)': { outline: '2px solid', outlineOffset: 1 },
    },
    '& > :is(input, textarea, select)': {
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
    },
    '& > :is(input, select)': { alignSelf: 'stretch' },
    // On paper its value says what was chosen, such as the days of a statement; nothing there changes it.
    '@media print': {
      borderColor: 'transparent',
      background: 'none',
      '& > :is(input, textarea, select)': { paddingInline: 0, appearance: 'none' },
    },
  };
});

/** An attribute that is there or not, for a style to look at. */
export const mark = (isSo: boolean | undefined) => (isSo ? '' : undefined);
