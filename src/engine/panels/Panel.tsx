import { createElement, Suspense } from 'react';
import { usePanel, type PanelProps } from './PanelsContext.ts';

/** The panel that a screen file names; its script comes when it is first drawn, and nothing waits for it. */
export const Panel = ({ name, ...props }: PanelProps & { name: string }) => (
  <Suspense>{createElement(usePanel(name), props)}</Suspense>
);
