import type { Panels } from '#engine/panels/PanelsContext.ts';
import { preloadable, type Preloadable } from '#parts/fetching/preloadable.tsx';

const made = new Map<string, Preloadable<object>>();

const panelOf = (name: string): Preloadable<object> => {
  const panel =
    made.get(name) ??
    preloadable(async () => {
      const { loadPanel } = await import('#pages/panels.ts');
      return loadPanel(name);
    });
  made.set(name, panel);
  return panel;
};

/** The panels of the pages. Where each is found comes with forms and records, which alone show panels. */
export const panels: Panels = {
  get: name => panelOf(name).Component,
  bring: name => panelOf(name).bring(),
};
