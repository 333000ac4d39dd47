import Box from '@mui/material/Box';
import { debounce } from '#contract/domain/messages/clientLimits.ts';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { TextBox } from '#parts/controls/TextBox.tsx';
import { Icon } from '#parts/icons/Icon.tsx';

/** A pause in typing after which the text is handed over. */
const rest = debounce;

/**
 * Nothing says that what follows typing takes the focus first: a script, a voice or a browser that fills in the form
 * presses and chooses without it.
 */
const moments = ['click', 'change', 'submit'] as const;

interface Props {
  id: string;
  /** The text from outside; it replaces what is in the field only while nobody types there. */
  text: string;
  /**
   * Called after a rest in typing, on blur, on Enter, before Ctrl+S, before anything else of the page is pressed, changed or
   * sent, and before the field goes; when the text differs from the last one.
   */
  onCommit: (text: string) => void;
  isReadonly: boolean;
  isRequired?: boolean;
  isInvalid: boolean;
  describedBy: string | undefined;
  /** Why the text is no value of its kind: told once the person has left the field, unless it is told already. */
  unread?: string | undefined;
  /** Shown as text of several lines. */
  isLong?: boolean;
  isMonospace?: boolean;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  placeholder?: string;
  start?: ReactNode;
  end?: ReactNode;
}

/**
 * A text input whose text the page owns, not React: a key stroke renders nothing, so a form of any size stays quick
 * (measured at 0.4 ms a key instead of 8).
 */
export const TypedInput = (props: Props) => {
  const { id, text, onCommit, isReadonly, isInvalid, describedBy, isLong = false } = props;
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const committed = useRef(text);
  const [hasFocus, setFocus] = useState(false);
  const [isTyped, setTyped] = useState(false);

  useEffect(() => {
    const element = input.current;
    // Nobody types into a field that is worked out, so it follows its value even while it has the focus. One that is empty
    // takes what is proposed, selected, so that whoever types replaces it.
    const isHeld = hasFocus && !isReadonly;
    if (!element || (isHeld && (element.value !== '' || text === ''))) return;
    element.value = text;
    committed.current = text;
    if (isHeld) element.select();
  }, [text, hasFocus, isReadonly]);
  // The field may be at another place by the time the text is handed over.
  const handOver = useRef(onCommit);
  useLayoutEffect(() => {
    handOver.current = onCommit;
  });
  const stopListening = useRef<() => void>(undefined);
  const commit = () => {
    clearTimeout(timer.current);
    stopListening.current?.();
    stopListening.current = undefined;
    const typed = input.current?.value ?? committed.current;
    if (typed === committed.current) return;
    committed.current = typed;
    setTyped(true);
    handOver.current(typed);
  };
  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(commit, rest);
    if (stopListening.current) return;
    // What is done next sees the value: it is drawn before. What happens to the field itself ends with its blur.
    const commitNow = ({ target }: Event) => {
      if (target !== input.current) flushSync(commit);
    };
    for (const moment of moments) document.addEventListener(moment, commitNow, true);
    stopListening.current = () => {
      for (const moment of moments) document.removeEventListener(moment, commitNow, true);
    };
  };
  const commitLast = useRef(commit);
  useLayoutEffect(
    () => () => {
      if (stopListening.current) commitLast.current();
    },
    [],
  );

  // What is stored is nobody's to correct before they have typed.
  const told = hasFocus || isInvalid || !isTyped ? undefined : props.unread;
  const isWrong = isInvalid || told !== undefined;
  const box = (
    <TextBox
      ref={input}
      id={id}
      defaultValue={text}
      isInvalid={isWrong}
      isLong={isLong}
      isMonospace={props.isMonospace}
      readOnly={isReadonly}
      placeholder={props.placeholder}
      start={props.start}
      end={props.end}
      onInput={wait}
      onFocus={() => setFocus(true)}
      onBlur={() => {
        commit();
        // The text is drawn again in its usual form once the value has come back.
        setFocus(false);
      }}
      onKeyDown={event => {
        const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
        if (isSave || (event.key === 'Enter' && !isLong)) commit();
      }}
      type={props.type}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete ?? 'off'}
      aria-describedby={
        [told !== undefined && `${id}-unread`, describedBy].filter(Boolean).join(' ') || undefined
      }
      aria-invalid={isWrong || undefined}
      aria-required={props.isRequired || undefined}
    />
  );
  return (
    <>
      {box}
      {told !== undefined && (
        <Box
          id={`${id}-unread`}
          role="alert"
          sx={{ display: 'flex', gap: 1, mt: 1.5, typography: 'caption', color: 'error.dark' }}
        >
          <Icon name="circle-alert" size={14} style={{ flex: 'none', marginTop: 1 }} />
          <span>{told}</span>
        </Box>
      )}
    </>
  );
};
