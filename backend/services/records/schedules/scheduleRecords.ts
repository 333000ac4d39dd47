import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ExportSchedule, ExportScheduleFields } from '#contract/calls/recordTypes.ts';
import { exportScheduleCalls } from '#contract/calls/records/exportSchedules.ts';
import { mostSchedules } from '#contract/domain/exports/exportLimits.ts';
import { nextScheduledRun } from '#contract/domain/exports/nextScheduledRun.ts';
import { scheduleRefusals } from '#contract/domain/exports/scheduleMessages.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { isCondition } from '#contract/rules/isCondition.ts';
import type { Actor } from '../../../calls/Actor.ts';
import { invalidField, notAllowed, notFound, Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { lockByName } from '../../../database/lockByName.ts';
import { exportSchedules as schedules, users } from '../../../database/schema/index.ts';
import { recordScreen } from '../../../records/source/openSource.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import type { Presented } from '../../../tables/Declaration.ts';
import { declareRecords } from '../../../tables/declareRecords.ts';
import { exportColumns } from '../exports/exportColumns.ts';
import { filterWords } from '../exports/filterWords.ts';

/** The filter of a schedule as it was chosen; undefined for a text that is none. */
export const readScheduled = (filter: string | null | undefined): Condition | undefined => {
  if (isNoValue(filter)) return true;
  try {
    const where: unknown = JSON.parse(filter ?? '');
    return isCondition(where) ? where : undefined;
  } catch {
    return undefined;
  }
};

/** The lead of a person, who works here. */
export const leadOf = async (db: Database, userId: number): Promise<number | undefined> => {
  const { rows } = (await db.execute(sql`select lead.id from ${users} person
    join ${users} lead on lead.id = person.parent_id and lead.status = 1
    where person.id = ${userId}`)) as { rows: { id: number | string }[] };
  return rows[0] ? Number(rows[0].id) : undefined;
};

/** What a schedule sends is a list that its person may save as a file. @throws Refusal */
const refuseList = (
  screens: Screens,
  actor: Actor,
  { resource, columns, filter }: ExportScheduleFields,
): void => {
  if (!resource) throw invalidField('/resource', 'required', scheduleRefusals.list);
  const screen = recordScreen(screens, resource);
  if (!canDo(screen, actor.roleCodes, 'list') || !canDo(screen, actor.roleCodes, 'export'))
    throw notAllowed();
  exportColumns(screen, actor, columns ?? undefined);
  if (readScheduled(filter) === undefined)
    throw invalidField('/filter', 'condition', scheduleRefusals.filter);
};

/** Lists that one has sent to oneself and one's lead (decision record 0135). */
export const scheduleRecords = (screens: Screens) =>
  declareRecords<ExportSchedule & Presented, ExportScheduleFields>(exportScheduleCalls, {
    resource: 'export-schedules',
    table: schedules,
    removal: 'hard',
    notThere: notThere.record,
    fields: {
      userId: schedules.userId,
      resource: schedules.resource,
      name: schedules.name,
      about: schedules.about,
      filter: schedules.filter,
      search: schedules.search,
      sort: schedules.sort,
      columns: schedules.columns,
      language: schedules.language,
      weekdays: schedules.weekdays,
      hour: schedules.hour,
      toSelf: schedules.toSelf,
      toLead: schedules.toLead,
      isPaused: schedules.isPaused,
      nextRunAt: schedules.nextRunAt,
      lastRunAt: schedules.lastRunAt,
    },
    search: [schedules.name],
    sort: '-createdAt',
    readers: 'listed',
    narrow: (_query, actor) => [eq(schedules.userId, actor.id)],
    prepare: ({ actor }, body, before) => {
      if (before && before.userId !== actor.id) throw notFound(notThere.record);
      return Promise.resolve(body);
    },
    faults: ({ record: { toSelf, toLead } }) =>
      toSelf === false && toLead !== true
        ? [{ field: 'toSelf', code: 'check', ...scheduleRefusals.recipients }]
        : [],
    refuse: async ({ db, actor }, { record, before }) => {
      refuseList(screens, actor, record);
      if (record.toLead === true && (await leadOf(db, actor.id)) === undefined)
        throw invalidField('/toLead', 'check', scheduleRefusals.noLead);
      if (before) return;
      await lockByName(db, 'export-schedules', actor.id);
      const count = await db.$count(schedules, eq(schedules.userId, actor.id));
      if (count >= mostSchedules) throw new Refusal('CONFLICT', scheduleRefusals.tooMany);
    },
    columns: ({ record, before }, { actor, services }) => {
      const where = readScheduled(record.filter) ?? true;
      const screen = recordScreen(screens, record.resource ?? '');
      return {
        about: filterWords(screen, where, record.language === 'hi' ? 'hi' : 'en'),
        nextRunAt: nextScheduledRun(services.now(), record),
        ...(!before && { userId: actor.id }),
      };
    },
    removed: async ({ db, actor }, ids) => {
      const others = await db
        .select({ id: schedules.id })
        .from(schedules)
        .where(and(inArray(schedules.id, [...ids]), ne(schedules.userId, actor.id)));
      if (others.length > 0) throw notFound(notThere.record);
    },
  });
