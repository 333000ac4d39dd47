import type { CallOf } from '#contract/calls/index.ts';
import type { Actor } from '../../../calls/Actor.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { jobs } from '../../../database/schema/index.ts';
import { readFilter } from '../../../query/readFilter.ts';
import { recordScreen } from '../../../records/source/openSource.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { jobRecords } from '../../jobs/jobRecords.ts';
import { exportKind, type ExportPayload } from './exportFile.ts';
import { filterNames } from './filterNames.ts';
import { filterWords, type NameOf } from './filterWords.ts';
import { openExport, type AskedExport, type ExportSetting } from './openExport.ts';

/** What a job of a list is called and keeps; its filter is told with the ids of records where nobody looked up their names. */
export const exportPayload = (
  screens: Screens,
  asked: AskedExport,
  nameOf?: NameOf,
): ExportPayload => {
  const screen = recordScreen(screens, asked.resource);
  const { language = 'en', where, search } = asked;
  return {
    ...asked,
    report: asked.resource,
    title: screen.label.other,
    period: [filterWords(screen, where, language, nameOf), search && `"${search}"`]
      .filter(Boolean)
      .join('; ')
      .slice(0, 500),
  };
};

/** Queues the file of a list for a person. @returns the id of the job */
export const queueExport = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  { id, token }: Pick<Actor, 'id' | 'token'>,
  payload: ExportPayload,
): Promise<number> => {
  const [job] = await db
    .insert(jobs)
    .values({
      kind: exportKind,
      payload,
      runAt: services.now(),
      createdAt: services.now(),
      createdBy: id,
      tokenId: token?.id ?? null,
    })
    .returning({ id: jobs.id });
  if (!job) throw new Error('The insert returned no job');
  return job.id;
};

/** POST exports/{resource}: what could not be saved is refused now, everything else is decided when it runs. */
export const startExport =
  (setting: ExportSetting): Verb<CallOf<'exports.start'>> =>
  async context => {
    const { params, body, actor, db, request, audit } = context;
    const { filters, ...rest } = body;
    const asked = { ...rest, resource: params.resource, where: readFilter(filters) };
    await openExport(setting, { actor, db, request }, asked);
    const screen = recordScreen(setting.screens, asked.resource);
    const nameOf = await filterNames({ ...setting, screen, actor, db, request }, asked.where);
    const payload = exportPayload(setting.screens, asked, nameOf);
    const id = await queueExport(context, actor, payload);
    await audit.record({
      action: 'export',
      entity: 'jobs',
      entityId: id,
      after: {
        screen: asked.resource,
        filter: filters ?? null,
        search: asked.search ?? null,
        columns: asked.columns ?? null,
      },
    });
    return jobRecords.readOne(context, id);
  };
