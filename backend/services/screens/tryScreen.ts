import { and, count, eq, sql } from 'drizzle-orm';
import type { PublishFault } from '#contract/calls/screens/publishedScreens.ts';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import type { Fault } from '#contract/model/check/fault.ts';
import { locatePointer } from '#contract/model/files/locatePointer.ts';
import type { Overlay } from '#contract/model/overlay/Change.ts';
import { changesBetween } from '#contract/model/overlay/changesBetween.ts';
import { grantFaults } from '#contract/model/overlay/grantFaults.ts';
import { ownStoreFaults, type OverlayFault } from '#contract/model/overlay/ownStoreFaults.ts';
import { productFaults } from '#contract/model/overlay/productFaults.ts';
import { prototypeNameIn } from '#contract/model/overlay/prototypeNameIn.ts';
import { sizeFault } from '#contract/model/overlay/sizeFault.ts';
import { feltChanges } from '#contract/model/migrate/feltChanges.ts';
import type { RecordChange } from '#contract/model/migrate/recordChanges.ts';
import { memberOf, unmigrated, type StoredCounts } from '#contract/model/overlay/unmigrated.ts';
import {
  newScreenPath,
  schemaIn,
  schemaNameIn,
  screenIn,
  withOverlays,
  type WrittenFiles,
} from '#contract/model/overlay/withOverlays.ts';
import type { NamedMigration } from '#contract/model/grammar/stored/recordMigration.ts';
import { readScreen } from '#contract/model/readScreen.ts';
import type { Screen } from '#contract/model/types.ts';
import { isMembers, screensByName } from '#contract/model/written/SharedFiles.ts';
import type { Database } from '../../database/client.ts';
import { records } from '../../database/schema/index.ts';
import { checkFiles, prettyText, schemaPath } from '../../screens/published/checkFiles.ts';
import type { PublishedScreens } from '../../screens/published/publishedScreens.ts';
import type { ReleasedScreen } from '../records/migrations/readReleased.ts';

/** A screen that is to be published: its file and form schema as they are written; null: as the files say. */
export type Next = { readonly file: unknown; readonly schema: unknown } | null;

export interface TrialSetting {
  readonly published: PublishedScreens;
  readonly screens: ReadonlyMap<string, Screen>;
  readonly db: Database;
  readonly migrations: readonly NamedMigration[];
  readonly released: () => ReadonlyMap<string, ReleasedScreen>;
}

/** What comes of a screen that is to be published. */
export interface Trial {
  readonly overlay: Overlay;
  readonly faults: readonly PublishFault[];
  readonly notes: readonly PublishFault[];
  /** Records that are stored of it. */
  readonly stored: number;
  /** The newest version of all that it was tried with. */
  readonly newest: number;
}

const nothing: Overlay = { screen: [], schema: [] };

/** Screens beside one that name its form schema, or extend it. */
const dependents = (
  { screens, schemas }: WrittenFiles,
  resource: string,
  schema: string | undefined,
): { readonly sharing: string[]; readonly extending: string[] } => {
  const others = screens.flatMap(({ content }) =>
    isMembers(content) && content['resource'] !== resource ? [content] : [],
  );
  const nameOf = (content: Readonly<Record<string, unknown>>) => String(content['resource']);
  const referring = Object.entries(schemas).filter(
    ([name, content]) =>
      schema !== undefined && name !== schema && JSON.stringify(content).includes(schema),
  );
  return {
    sharing: [
      ...others.filter(content => schema !== undefined && content['schema'] === schema).map(nameOf),
      ...referring.map(([name]) => name),
    ],
    extending: others.filter(content => content['extends'] === resource).map(nameOf),
  };
};

/** What can be said without reading anything else, and keeps what is hostile from being read at all. */
const refusedAtOnce = (
  resource: string,
  { file, schema }: Exclude<Next, null>,
): readonly (OverlayFault & { readonly part: 'screen' | 'schema' })[] => {
  const size = sizeFault(file, schema);
  if (size !== undefined) return [{ part: 'screen', pointer: '', message: size }];
  const hostile = (['screen', 'schema'] as const).flatMap(part => {
    const at = prototypeNameIn(part === 'screen' ? file : schema);
    const message = 'No key can have this name, which every object has by itself';
    return at === undefined ? [] : [{ part, pointer: at, message }];
  });
  if (hostile.length > 0) return hostile;
  const named = isMembers(file) ? file['resource'] : undefined;
  if (named !== resource)
    return [
      {
        part: 'screen',
        pointer: '/resource',
        message: `This is published as "${resource}": a screen keeps its name`,
      },
    ];
  return schema !== null && schemaNameIn(file) === undefined
    ? [
        {
          part: 'screen',
          pointer: '/schema',
          message: 'Name the form schema in small letters: "<name>.schema.json"',
        },
      ]
    : [];
};

const countStored = async (db: Database, resource: string): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(records)
    .where(eq(records.resource, resource));
  return row?.count ?? 0;
};

/** How many records have a value in each member that a change is about. */
const countsOf = async (
  db: Database,
  resource: string,
  all: number,
  changes: readonly RecordChange[],
): Promise<StoredCounts> => {
  const having = new Map<string, number>();
  for (const name of new Set(changes.map(memberOf))) {
    const value = sql`${records.data} -> ${name}`;
    const [row] = await db
      .select({ count: count() })
      .from(records)
      .where(
        and(
          eq(records.resource, resource),
          sql`coalesce(${value}, 'null') not in ('null', '""', '[]')`,
        ),
      );
    having.set(name, row?.count ?? 0);
  }
  return { all, having };
};

const overlayOf = (base: WrittenFiles, resource: string, next: Next): Overlay => {
  if (!next) return nothing;
  const was = screenIn(base, resource)?.content ?? {};
  const schema = schemaIn(base, next.file) ?? {};
  return {
    screen: changesBetween(was, next.file),
    schema: next.schema === null ? [] : changesBetween(schema, next.schema),
  };
};

/** All files with a screen that is to be published over what holds, and its changes over what the files say. */
export const withNext = (
  published: PublishedScreens,
  resource: string,
  next: Next,
): { readonly overlay: Overlay; readonly files: WrittenFiles } => {
  const { base } = published;
  const overlay = overlayOf(base, resource, next);
  const others = new Map([...published.overlays()].filter(([name]) => name !== resource));
  const files = withOverlays(base, next ? new Map([...others, [resource, overlay]]) : others);
  return { overlay, files };
};

/**
 * Tries a screen with all that holds: the whole check over all screens, and what publishing asks besides: records of the console's
 * own store alone, nothing shown that the files hide, no stored record left behind. It is the one door of publishing.
 */
export const tryScreen = async (
  { published, screens, db, migrations, released }: TrialSetting,
  resource: string,
  next: Next,
): Promise<Trial> => {
  const { base } = published;
  const newest = published.newest();
  const stored = await countStored(db, resource);
  const inFiles = screenIn(base, resource);
  const path = inFiles?.path ?? newScreenPath(resource);
  const texts = { screen: prettyText(next?.file), schema: prettyText(next?.schema) };
  const schemaFile = schemaPath((next && schemaNameIn(next.file)) ?? '');
  const placed = (
    part: PublishFault['part'],
    one: OverlayFault & Partial<Fault>,
  ): PublishFault => ({
    part,
    file: one.file ?? (part === 'schema' ? schemaFile : path),
    pointer: one.pointer,
    ...(part === 'other' || !next
      ? { line: 1, column: 1 }
      : locatePointer(texts[part], one.pointer)),
    message: one.message,
    suggestion: one.suggestion ?? null,
  });
  const ended = (faults: readonly PublishFault[], notes: readonly PublishFault[] = []): Trial => ({
    overlay,
    faults,
    notes,
    stored,
    newest,
  });
  let overlay = nothing;
  const atOnce = next ? refusedAtOnce(resource, next) : [];
  if (atOnce.length > 0) return ended(atOnce.map(({ part, ...one }) => placed(part, one)));
  const isOwnStore = (name: string): boolean => {
    const screen = screens.get(name);
    return screen?.type === 'records' && screen.data.calls === null;
  };
  const before = base.read.get(resource);
  const notOwnBefore = before ? ownStoreFaults(before, isOwnStore) : [];
  if (before?.type === 'page') return ended(notOwnBefore.map(one => placed('screen', one)));
  const isOfProduct = notOwnBefore.length > 0;
  const merged = withNext(published, resource, next);
  const { files } = merged;
  overlay = merged.overlay;
  const decided = before && isOfProduct ? productFaults(inFiles?.content, before, overlay) : [];
  if (decided.length > 0) return ended(decided.map(({ part, ...one }) => placed(part, one)));
  const { sharing, extending } = dependents(
    files,
    resource,
    next ? schemaNameIn(next.file) : undefined,
  );
  if (extending.length > 0)
    return ended([
      placed('screen', {
        pointer: '',
        message: `${extending.join(', ')} takes over parts of this screen and would change with it: change it in the files of the project`,
      }),
    ]);
  if (sharing.length > 0 && overlay.schema.length > 0)
    return ended([
      placed('screen', {
        pointer: '/schema',
        message: `${sharing.join(', ')} has this form schema, too: give the screen one of its own`,
      }),
    ]);
  const partOf = (file: string): PublishFault['part'] => {
    if (file === path) return 'screen';
    return file === schemaFile ? 'schema' : 'other';
  };
  const found = await checkFiles(files, new Set([...published.overlays().keys(), resource]));
  const [faults, notes] = [false, true].map(isNote =>
    found
      .filter(one => Boolean(one.isNote) === isNote && (!isNote || partOf(one.file) !== 'other'))
      .map(one => placed(partOf(one.file), one)),
  ) as [PublishFault[], PublishFault[]];
  if (faults.length > 0) return ended(faults, notes);
  const shared = {
    ...base.shared,
    screens: screensByName(files.screens.map(({ content }) => content)),
  };
  const read = screenIn(files, resource);
  if (!read) return ended([], notes);
  const { file, schema } = readScreen(read.content, files.schemas, shared);
  const after = completeScreen(file, schema);
  const notOwn = isOfProduct
    ? []
    : ownStoreFaults(after, name => name === resource || isOwnStore(name));
  if (notOwn.length > 0 || after.type !== 'records')
    return ended(
      notOwn.map(one => placed('screen', one)),
      notes,
    );
  const holding = screens.get(resource);
  const known = released().get(resource)?.migrations ?? [];
  const steps = migrations
    .filter(one => one.resource === resource && !known.includes(one.name))
    .flatMap(one => one.steps);
  const was = holding?.type === 'records' && stored > 0 ? holding : undefined;
  const counts = await countsOf(db, resource, stored, was ? feltChanges(was, after, steps) : []);
  return ended(
    [...grantFaults(before, after), ...unmigrated(was, after, counts, steps)].map(one =>
      placed('screen', one),
    ),
    notes,
  );
};
