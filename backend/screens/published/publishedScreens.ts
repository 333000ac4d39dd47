import { createHash } from 'node:crypto';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import type { Fault } from '#contract/model/check/fault.ts';
import type { Overlay } from '#contract/model/overlay/Change.ts';
import {
  schemaIn,
  schemaNameIn,
  screenIn,
  withOverlays,
  type WrittenFiles,
} from '#contract/model/overlay/withOverlays.ts';
import { readScreen, type ReadScreen } from '#contract/model/readScreen.ts';
import type { Screen } from '#contract/model/types.ts';
import { screensByName, type Shared } from '#contract/model/written/SharedFiles.ts';
import type { Database } from '../../database/client.ts';
import { screensChanged } from '../followScreens.ts';
import type { FileScreens } from '../readScreens.ts';
import { changedScreens } from './changedScreens.ts';
import { checkFiles, schemaPath } from './checkFiles.ts';
import { newestId, readNewest } from './readVersions.ts';
import type { State, Version } from './Version.ts';

/** The newest version of a screen, and how it is with it. */
export interface Held {
  readonly version: Version;
  readonly state: State;
  /** Why it does not hold. */
  readonly faults: readonly Fault[];
}

/** A screen that is other than in the files: published itself, or it shows something of one that is. */
export interface ServedScreen extends ReadScreen {
  readonly screen: Screen;
  /** Another one whenever file or schema say something else. */
  readonly key: string;
}

export interface PublishedScreens {
  /** What the files of the project say. */
  readonly base: FileScreens;
  /** The files with what holds over them. */
  readonly files: () => WrittenFiles;
  readonly overlays: () => ReadonlyMap<string, Overlay>;
  readonly held: () => ReadonlyMap<string, Held>;
  readonly served: () => ReadonlyMap<string, ServedScreen>;
  /** The id of the newest version that was read. */
  readonly newest: () => number;
  /** Reads what was published since. */
  readonly refresh: (db: Database) => Promise<void>;
}

const sharedIn = ({ shared }: FileScreens, { screens }: WrittenFiles): Shared => ({
  ...shared,
  screens: screensByName(screens.map(({ content }) => content)),
});

const readIn = (files: WrittenFiles, shared: Shared, resource: string): ReadScreen | undefined => {
  const own = screenIn(files, resource);
  return own && readScreen(own.content, files.schemas, shared);
};

const keyOf = (read: ReadScreen): string =>
  createHash('sha256')
    .update(JSON.stringify([read.file, read.schema ?? null]))
    .digest('base64url')
    .slice(0, 16);

const isAsInFiles = (base: WrittenFiles, resource: string, overlay: Overlay): boolean => {
  const merged = withOverlays(base, new Map([[resource, overlay]]));
  const [was, is] = [screenIn(base, resource)?.content, screenIn(merged, resource)?.content];
  return (
    JSON.stringify(was) === JSON.stringify(is) &&
    JSON.stringify(schemaIn(base, was)) === JSON.stringify(schemaIn(merged, is))
  );
};

/** Faults of the files of each published screen; where another file has one, nothing is taken over it. */
const faultsIn = async (
  base: WrittenFiles,
  overlays: ReadonlyMap<string, Overlay>,
): Promise<ReadonlyMap<string, readonly Fault[]>> => {
  if (overlays.size === 0) return new Map();
  const files = withOverlays(base, overlays);
  const found = (await checkFiles(files, new Set(overlays.keys()))).filter(({ isNote }) => !isNote);
  if (found.length === 0) return new Map();
  const own = new Map(
    [...overlays.keys()].flatMap(resource => {
      const screen = screenIn(files, resource);
      const paths = [screen?.path, schemaPath(schemaNameIn(screen?.content) ?? '')];
      const faults = found.filter(({ file }) => paths.includes(file));
      return faults.length > 0 ? [[resource, faults] as const] : [];
    }),
  );
  if (own.size === 0) return new Map([...overlays.keys()].map(resource => [resource, found]));
  const sound = new Map([...overlays].filter(([resource]) => !own.has(resource)));
  return new Map([...own, ...(await faultsIn(base, sound))]);
};

/**
 * The screens of this process with what was published over the files. The map stays the same all the time: its contents follow.
 * @param screens gets what holds; whatever else is in it stays
 * @param tell hears of versions that a release made obsolete or faulty
 */
export const publishedScreens = (
  base: FileScreens,
  screens: Map<string, Screen>,
  tell: (line: string) => void,
): PublishedScreens => {
  let files: WrittenFiles = base;
  let overlays: ReadonlyMap<string, Overlay> = new Map();
  let held: ReadonlyMap<string, Held> = new Map();
  let served: ReadonlyMap<string, ServedScreen> = new Map();
  let newest = 0;
  let isChecked = false;

  /** Takes the place of what held before; what cannot even be read throws, and nothing has changed then. */
  const take = (next: ReadonlyMap<string, Overlay>): void => {
    const merged = withOverlays(base, next);
    const shared = sharedIn(base, merged);
    const read = new Map<string, Screen | undefined>();
    for (const resource of changedScreens(files, merged)) {
      const own = readIn(merged, shared, resource);
      read.set(resource, own && completeScreen(own.file, own.schema));
    }
    const now = new Map<string, ServedScreen>();
    for (const resource of changedScreens(base, merged)) {
      const own = readIn(merged, shared, resource);
      const was = readIn(base, base.shared, resource);
      if (!own || (was && keyOf(was) === keyOf(own))) continue;
      const screen = read.get(resource) ?? screens.get(resource);
      if (screen) now.set(resource, { ...own, screen, key: keyOf(own) });
    }
    for (const [resource, screen] of read)
      if (screen) screens.set(resource, screen);
      else screens.delete(resource);
    [files, overlays, served] = [merged, next, now];
    if (read.size > 0) screensChanged(screens);
  };

  const readable = (resource: string, overlay: Overlay): readonly Fault[] => {
    const merged = withOverlays(base, new Map([...overlays, [resource, overlay]]));
    try {
      const own = readIn(merged, sharedIn(base, merged), resource);
      if (own) completeScreen(own.file, own.schema);
      return [];
    } catch (error) {
      const file = screenIn(merged, resource)?.path ?? '';
      return [{ file, pointer: '', message: String(error), suggestion: null }];
    }
  };

  const load = async (db: Database): Promise<void> => {
    const id = await newestId(db);
    if (id === newest && isChecked) return;
    const versions = await readNewest(db);
    const over = versions.filter(
      ({ isAsFiles, resource, overlay }) => !isAsFiles && !isAsInFiles(base, resource, overlay),
    );
    const asked = new Map(over.map(({ resource, overlay }) => [resource, overlay]));
    const checked = isChecked ? undefined : await faultsIn(base, asked);
    const faultsOf = ({ id: own, resource, overlay }: Version): readonly Fault[] => {
      const before = held.get(resource);
      if (before?.version.id === own) return before.faults;
      return checked?.get(resource) ?? readable(resource, overlay);
    };
    const stateOf = (version: Version): Held => {
      if (version.isAsFiles) return { version, state: 'as-files', faults: [] };
      if (!asked.has(version.resource)) return { version, state: 'obsolete', faults: [] };
      const faults = faultsOf(version);
      return { version, state: faults.length > 0 ? 'faulty' : 'holds', faults };
    };
    const next = new Map(versions.map(version => [version.resource, stateOf(version)]));
    take(new Map([...asked].filter(([resource]) => next.get(resource)?.state === 'holds')));
    held = next;
    newest = Math.max(id, ...versions.map(version => version.id));
    if (isChecked) return;
    isChecked = true;
    for (const [resource, { state, version, faults }] of next) {
      const name = `The published screen "${resource}" (number ${version.number})`;
      if (state === 'obsolete') tell(`${name} is as in the files now: publish "as in the files"`);
      if (state === 'faulty')
        tell(
          `${name} does not pass the check of this release and is left out: ${faults[0]?.message}`,
        );
    }
  };

  let last: Promise<void> = Promise.resolve();
  return {
    base,
    files: () => files,
    overlays: () => overlays,
    held: () => held,
    served: () => served,
    newest: () => newest,
    refresh: db => {
      const next = last.catch(() => undefined).then(() => load(db));
      last = next;
      return next;
    },
  };
};
