import { lazy, type ComponentType } from 'react';
import type { RunDialogs, RunProps } from '#engine/actions/ActionsContext.ts';
import { areaOf, later } from '#parts/fetching/later.ts';

type ActionModule = Readonly<Record<string, ComponentType<RunProps>>>;

const files = import.meta.glob<ActionModule>('./**/*Action.tsx');

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length);

const registered = (
  area: string | undefined,
  name: string,
  load: () => Promise<ActionModule>,
): ComponentType<RunProps> =>
  lazy(async () => {
    const found = (await later(load, area)())[name];
    if (!found) throw new Error(`The file of ${name} exports no component of that name`);
    return { default: found };
  });

/** Found by folder: `src/pages/<area>/<Name>Action.tsx` exports `<Name>Action`, which screen files name in `run`. */
export const runDialogs: RunDialogs = new Map(
  Object.entries(files).map(([path, load]) => [
    nameOf(path),
    registered(areaOf(path), nameOf(path), load),
  ]),
);
