import type { ReactNode } from 'react';
import { useTip } from './useTip.tsx';

interface Props {
  /** Nothing is shown for empty words. */
  words: string;
  side?: 'below' | 'right';
  /** One element; its own size decides where the words stand. */
  children: ReactNode;
}

const only = (owner: Element) => owner.firstElementChild;

/** Gives an element that takes no listeners of ours the full words on hover and on focus. */
export const Tip = ({ words, side = 'below', children }: Props) => {
  const [owner, tip] = useTip(words, side, only);
  if (words === '') return children;
  return (
    <span {...owner} style={{ display: 'contents' }}>
      {children}
      {tip}
    </span>
  );
};
