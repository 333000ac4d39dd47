import { inArray } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { noScreen } from '#contract/domain/messages/notThere.ts';
import { schemaIn, screenIn, type WrittenFiles } from '#contract/model/overlay/withOverlays.ts';
import type { Verb } from '../../calls/Context.ts';
import { notFound } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/index.ts';
import { readVersionsOf } from '../../screens/published/readVersions.ts';
import type { Version } from '../../screens/published/Version.ts';
import type { PublishSetting } from './publish.ts';
import { tryScreen } from './tryScreen.ts';

/** Names of those who published versions. */
const namesOf = async (
  db: Database,
  versions: readonly Version[],
): Promise<ReadonlyMap<number, string>> => {
  const ids = [...new Set(versions.flatMap(({ byId }) => byId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

const present = (
  { number, isAsFiles, why, at, byId }: Version,
  names: ReadonlyMap<number, string>,
) => ({
  number,
  isAsFiles,
  why,
  by: (byId !== null && names.get(byId)) || null,
  at: at.toISOString(),
});

/** GET published-screens. */
export const listPublished =
  ({ published }: PublishSetting): Verb<CallOf<'publishedScreens.list'>> =>
  async ({ db }) => {
    await published.refresh(db);
    const held = [...published.held().values()];
    const names = await namesOf(
      db,
      held.map(({ version }) => version),
    );
    return {
      results: held.map(({ version, state, faults }) => ({
        resource: version.resource,
        ...present(version, names),
        state,
        fault: faults[0]?.message ?? null,
      })),
    };
  };

const filesOf = (files: WrittenFiles, resource: string) => {
  const screen = screenIn(files, resource);
  return screen
    ? {
        path: screen.path,
        file: screen.content,
        schema: schemaIn(files, screen.content) ?? null,
      }
    : null;
};

/** GET published-screens/{resource}. */
export const getPublished =
  ({ published }: PublishSetting): Verb<CallOf<'publishedScreens.get'>> =>
  async ({ db, params: { resource } }) => {
    await published.refresh(db);
    const versions = await readVersionsOf(db, resource);
    const [holds, inFiles] = [
      filesOf(published.files(), resource),
      filesOf(published.base, resource),
    ];
    if (versions.length === 0 && !holds) throw notFound(noScreen(resource));
    const names = await namesOf(db, versions);
    return {
      resource,
      number: versions[0]?.number ?? 0,
      state: published.held().get(resource)?.state ?? ('never' as const),
      holds,
      inFiles,
      versions: versions.map(version => present(version, names)),
    };
  };

/** POST published-screens/{resource}/check. */
export const checkPublished =
  (setting: PublishSetting): Verb<CallOf<'publishedScreens.check'>> =>
  async ({ services, params: { resource }, body: { file, schema } }) => {
    await setting.published.refresh(services.db);
    const trial = await tryScreen({ ...setting, db: services.db }, resource, { file, schema });
    const { faults, notes, stored } = trial;
    return { faults: [...faults], notes: [...notes], stored };
  };
