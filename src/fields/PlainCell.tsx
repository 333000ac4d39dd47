import type { CSSProperties } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';

interface Props {
  children: string;
  /** Name of the icon before the words. */
  icon?: string | undefined;
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
const sign: CSSProperties = { marginRight: 6, verticalAlign: -2 };

/** An icon that stands in a line of words. */
export const PlainIcon = ({ name }: { name: string }) => (
  <Icon name={name} size={14} style={sign} />
);

/** Words on one line; what does not fit is cut off and told in full on hover. */
export const PlainCell = ({ children, icon, isQuiet = false }: Props) => (
  <span title={children} style={isQuiet ? quiet : plain}>
    {icon && <PlainIcon name={icon} />}
    {children}
  </span>
);
