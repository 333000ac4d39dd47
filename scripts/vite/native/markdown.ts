import type { ReactNode } from 'react';

/** In place of markdown-to-jsx: the form engine reads markdown where a form asks for it, and no form of the console does. */
export const Markdown = ({ children }: { children: ReactNode }) => children;
