import type { ReactNode } from 'react';

const style = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

interface Props {
  /** What may hold it: a table is in no `span`. */
  as?: 'span' | 'div';
  children: ReactNode;
}

/** What is for those who listen: read aloud, not drawn. */
export const VisuallyHidden = ({ as: Tag = 'span', children }: Props) => (
  <Tag style={style}>{children}</Tag>
);
