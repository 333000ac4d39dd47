import type { CSSProperties, ReactNode } from 'react';

interface Props {
  children: string;
  /** Stands before the words, such as an icon. */
  start?: ReactNode;
  isQuiet?: boolean;
}

// Inline, because a table draws hundreds of these at once and a style engine would take most of the time.
const plain: CSSProperties = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
const quiet: CSSProperties = { ...plain, color: 'var(--console-palette-text-tertiary)' };
const sign: CSSProperties = { display: 'inline-block', marginRight: 6, verticalAlign: -2 };

/** Words on one line; what does not fit is cut off and told in full on hover. */
export const PlainCell = ({ children, start, isQuiet = false }: Props) => (
  <span title={children} style={isQuiet ? quiet : plain}>
    {start && <span style={sign}>{start}</span>}
    {children}
  </span>
);
