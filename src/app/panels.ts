import { lazy, type ComponentType } from 'react';
import type { Panels } from '#engine/panels/PanelsContext.ts';

const made = new Map<string, ComponentType>();

const panelOf = (name: string): ComponentType =>
  lazy(async () => {
    const { loadPanel } = await import('#pages/panels.ts');
    return { default: await loadPanel(name) };
  });

/** The panels of the pages. Where each is found comes with forms and records, which alone show panels. */
export const panels: Panels = {
  get: name => {
    const panel = made.get(name) ?? panelOf(name);
    made.set(name, panel);
    return panel;
  },
};
