import { useState, type ComponentProps } from 'react';
import { MenuLink } from './MenuLink.tsx';
import { usePointed } from './usePointed.ts';

/** Fingers point at nothing before they touch it. */
const isTouched = (): boolean => window.matchMedia?.('(hover: none)').matches ?? false;

/** An entry of the menu. Its star is drawn once it is pointed at, until another is, or while it has the focus; where nothing can be pointed at, always. */
export const MenuRow = ({ onPin, ...link }: ComponentProps<typeof MenuLink>) => {
  const { isPointed, point } = usePointed();
  const [isFocused, setFocused] = useState(false);
  return (
    // Its link and its star take the keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li onPointerEnter={point} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <MenuLink {...link} onPin={isPointed || isFocused || isTouched() ? onPin : undefined} />
    </li>
  );
};
