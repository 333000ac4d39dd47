import { lazy, type ComponentType } from 'react';
import type { PanelProps, Panels } from '#engine/panels/PanelsContext.ts';
import { areaOf, later } from '#parts/later.ts';

type PanelModule = Readonly<Record<string, ComponentType<PanelProps>>>;

const files = import.meta.glob<PanelModule>('./*/*Panel.tsx');

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length);

const registered = (
  area: string | undefined,
  name: string,
  load: () => Promise<PanelModule>,
): ComponentType<PanelProps> =>
  lazy(async () => {
    const found = (await later(load, area)())[name];
    if (!found) throw new Error(`The file of ${name} exports no component of that name`);
    return { default: found };
  });

/** Found by folder: `src/pages/<area>/<Name>Panel.tsx` exports `<Name>Panel`, which screen files name in `panels`. */
export const panels: Panels = new Map(
  Object.entries(files).map(([path, load]) => [
    nameOf(path),
    registered(areaOf(path), nameOf(path), load),
  ]),
);
