import { createElement, Suspense } from 'react';
import { usePanel } from './PanelsContext.ts';

/** The panel that a screen file names; its script comes when it is first drawn, and nothing waits for it. */
export const Panel = ({ name }: { name: string }) => (
  <Suspense>{createElement(usePanel(name))}</Suspense>
);
