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

/** Words for those who listen: read aloud, not drawn. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span style={style}>{children}</span>
);
