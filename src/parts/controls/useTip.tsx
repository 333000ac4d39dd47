import Box from '@mui/material/Box';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';

const gap = 6;
const delay = 400;

/** What an element listens to that has a tip. */
export interface TipOwner {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/**
 * The full words on hover and on focus (WCAG 1.4.13: they can be hovered and go with Escape). A small replacement for
 * the library's tooltip, which brings a positioning engine that the console does not need.
 * @param boxOf where the owner has no box of its own: the element that has
 * @returns what the owner listens to, and the tip, which stands anywhere in the page's tree
 */
export const useTip = (
  words: string,
  side: 'below' | 'right' = 'below',
  boxOf: (owner: Element) => Element | null = owner => owner,
): readonly [TipOwner, ReactNode] => {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);

  const show = (owner: Element, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const box = boxOf(owner)?.getBoundingClientRect();
      if (!box) return;
      setPlace(
        side === 'right'
          ? { left: box.right + gap, top: box.top + box.height / 2 }
          : { left: Math.min(box.left, window.innerWidth - 240), top: box.bottom + gap },
      );
    }, wait);
  };
  const hide = () => {
    clearTimeout(timer.current);
    // Long enough to move the pointer onto the words.
    timer.current = setTimeout(() => setPlace(null), 100);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!place) return undefined;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setPlace(null);
    const onScroll = () => setPlace(null);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('scroll', onScroll, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('scroll', onScroll, true);
    };
  }, [place]);

  const tip =
    place &&
    createPortal(
      <Box
        role="tooltip"
        id={id}
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={hide}
        sx={theme => ({
          position: 'fixed',
          zIndex: theme.zIndex.tooltip,
          ...place,
          transform: side === 'right' ? 'translateY(-50%)' : undefined,
          maxWidth: 240,
          p: '6px 8px',
          borderRadius: '6px',
          typography: 'caption',
          color: theme.vars.palette.bulkBar.text,
          background: theme.vars.palette.bulkBar.background,
          '@media (forced-colors: active)': { border: '1px solid' },
        })}
      >
        {words}
      </Box>,
      document.body,
    );
  const owner = {
    onPointerEnter: ({ currentTarget }: PointerEvent) => show(currentTarget, delay),
    onPointerLeave: hide,
    onFocus: ({ currentTarget }: FocusEvent) => show(currentTarget, 0),
    onBlur: hide,
  };
  return [owner, tip];
};
