import { useLocation } from 'react-admin';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Where the frame around the pages itself fails: the same words as for a page, and another try at the next address. */
export const ShellBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary resetKey={useLocation().key ?? ''}>{children}</ErrorBoundary>
);
