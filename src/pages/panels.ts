import type { ComponentType } from 'react';
import { areaOf, later } from '#parts/fetching/later.ts';

type PanelModule = Readonly<Record<string, ComponentType>>;

const files = import.meta.glob<PanelModule>('./**/*Panel.tsx');

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length);

const paths = new Map(Object.keys(files).map(path => [nameOf(path), path]));

/**
 * Found by folder: `src/pages/<area>/<Name>Panel.tsx` exports `<Name>Panel`, which screen files name in `panels`.
 * @throws Error for a name that no file has, which the check of the screen files finds before
 */
export const loadPanel = async (name: string): Promise<ComponentType> => {
  const path = paths.get(name);
  const load = path === undefined ? undefined : files[path];
  if (path === undefined || !load) throw new Error(`No panel is registered as "${name}"`);
  const area = areaOf(path);
  const found = (await later(load, area)())[name];
  if (!found) throw new Error(`The file of ${name} exports no component of that name`);
  return found;
};
