import { styled } from '@mui/material/styles';
import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { heights } from '#parts/measures.ts';
import { TextBox } from '#parts/controls/TextBox.tsx';

const Frame = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const { caption, subtitle2 } = theme.typography;
  return {
    '& > .head': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: 8,
    },
    '& > .head > label': { ...subtitle2, marginBottom: 6, color: palette.text.primary },
    // What a browser fills in stands out in a band behind the text alone.
    '& > div > input': { alignSelf: 'center' },
    '& > div > input:-webkit-autofill': {
      borderRadius: 'inherit',
      WebkitBoxShadow: palette.Input.autofillWebkitBoxShadow,
      ...theme.applyStyles('dark', { WebkitTextFillColor: '#fff', caretColor: '#fff' }),
    },
    '& > div > input:has(+ span)': { paddingRight: 10 },
    '& > div > input + span': { paddingLeft: 8 },
    '& > .words': {
      ...caption,
      display: 'flex',
      gap: 4,
      margin: '6px 0 0',
      color: palette.text.secondary,
      '&[data-error]': { color: palette.error.dark },
      '& > svg': { flex: 'none', marginTop: 1 },
    },
  };
});

interface Props {
  label: string;
  name: string;
  type: 'email' | 'text' | 'password';
  autoComplete: string;
  /** Which keys a phone offers. */
  inputMode?: 'numeric' | 'text';
  field: RefObject<HTMLInputElement | null>;
  /** Words under the field when its value cannot be taken. */
  error?: string;
  help?: string;
  /** Stays under the field, with an error too. */
  more?: ReactNode;
  /** Right of the label, such as "Forgot password?". */
  aside?: ReactNode;
  end?: ReactNode;
  /** Has the focus when the form appears. */
  isFirst?: boolean;
  initial?: string;
  onChange?: () => void;
}

/** A field of the sign-in forms; the DOM owns its text, so that password managers can fill it. */
export const SignInField = (props: Props) => {
  const { label, error, help, more, aside, field, initial, isFirst, ...input } = props;
  const id = useId();
  const words = error ?? help;
  const described = [
    ...(words === undefined ? [] : [`${id}-words`]),
    ...(more === undefined ? [] : [`${id}-more`]),
  ];
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst, field]);
  return (
    <Frame>
      <div className="head">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <TextBox
        id={id}
        ref={field}
        defaultValue={initial}
        isInvalid={error !== undefined}
        sx={{ height: { xs: heights.phone, sm: heights.signIn } }}
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        autoCapitalize="none"
        spellCheck={false}
        {...input}
      />
      {words !== undefined && (
        <p id={`${id}-words`} className="words" data-error={error === undefined ? undefined : ''}>
          {error !== undefined && <Icon name="circle-alert" size={14} strokeWidth={2} />}
          {words}
        </p>
      )}
      {more !== undefined && <div id={`${id}-more`}>{more}</div>}
    </Frame>
  );
};
