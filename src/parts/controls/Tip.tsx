import Box from '@mui/material/Box';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** Nothing is shown for empty words. */
  words: string;
  side?: 'below' | 'right';
  /** One element; its own size decides where the words stand. */
  children: ReactNode;
}

const gap = 6;
const delay = 400;

/**
 * The full words on hover and on focus (WCAG 1.4.13: they can be hovered and go with Escape). A small replacement for
 * the library's tooltip, which brings a positioning engine that the console does not need.
 */
export const Tip = ({ words, side = 'below', children }: Props) => {
  const id = useId();
  const owner = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);

  const show = (wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const box = owner.current?.firstElementChild?.getBoundingClientRect();
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

  if (words === '') return children;
  return (
    <span
      ref={owner}
      onPointerEnter={() => show(delay)}
      onPointerLeave={hide}
      onFocus={() => show(0)}
      onBlur={hide}
      style={{ display: 'contents' }}
    >
      {children}
      {place &&
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
        )}
    </span>
  );
};
