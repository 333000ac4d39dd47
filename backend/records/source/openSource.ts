import { callOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { mostAtOnce } from '#contract/domain/lists/mostAtOnce.ts';
import { withoutNoValues } from '#contract/domain/noValue.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { fieldsOf } from '#contract/rules/fieldsOf.ts';
import { isHiddenFrom } from '#contract/model/record/formerMembers.ts';
import { canDo, rowsFor } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { clearedBy } from '#contract/model/record/withoutHidden.ts';
import type { IdentifiedRecord } from '#contract/requests/recordOf.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { staleRecord } from '#contract/domain/messages/refusals.ts';
import { noRecordOf, noScreen } from '#contract/domain/messages/notThere.ts';
import { withoutStoreNames } from '#contract/model/storeNames.ts';
import { notAllowed, notFound, Refusal } from '../../calls/Refusal.ts';
import { refuseToken } from '../../calls/refuseToken.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { brokenRules, faultsOfRecord, refuseFaults } from '../checkBody.ts';
import { ruleFields } from '../recordRows.ts';
import { readByKeys } from './readByKeys.ts';
import { readCalled } from './readCalled.ts';
import { readStored } from './readStored.ts';
import type { Fields, Matching, RecordSource, SourceSetting } from './RecordSource.ts';
import { differing, sendCreate, sendRemove, sendUpdate } from './writeRecord.ts';

/** @throws Refusal NOT_FOUND when no screen of records has the name. */
export const recordScreen = (screens: Screens, resource: string): RecordScreen => {
  const screen = screens.get(resource);
  if (screen?.type === 'records') return screen;
  throw notFound(noScreen(resource));
};

export const tooMany = (total: number, limit: number): Refusal =>
  new Refusal(
    'TOO_LARGE',
    `${writeNumber(total)} records match, and at most ${writeNumber(limit)} can be processed at once. Use more filters.`,
  );

const staleVersion = (screen: RecordScreen, current: unknown): Refusal =>
  new Refusal('STALE_VERSION', staleRecord(screen.label.one), { current });

/** The records of a screen in a person's name; see `RecordSource`. Cheap: open one for each transaction. */
export const openSource = (setting: SourceSetting): RecordSource => {
  const { screen, actor, services } = setting;
  const { calls, key } = screen.data;
  const today = indiaDay(services.now());
  // What the store keeps is read without a call; a token that opens some calls alone has to open that of its lists.
  if (!calls) refuseToken(callOf('records.list'), actor);
  const reader = calls ? readCalled(setting, calls) : readStored(setting);
  const isHidden = isHiddenFrom(screen, actor.roleCodes);
  const isOwn = (name: string) => name === 'id' || name === 'version' || name === key;
  const isShown = (name: string) =>
    isOwn(name) ||
    (!isHidden(name) && (!calls || Object.hasOwn(screen.schema.properties ?? {}, name)));

  const may: RecordSource['may'] = (verb, record) =>
    record === undefined
      ? canDo(screen, actor.roleCodes, verb)
      : evaluate(rowsFor(screen, actor.roleCodes, verb), { record, user: actor, today });

  const present = (record: IdentifiedRecord): IdentifiedRecord =>
    Object.fromEntries(
      Object.entries(record).filter(([name]) => isShown(name)),
    ) as unknown as IdentifiedRecord;

  const refuseUnless = (verb: string, record?: IdentifiedRecord): void => {
    if (may(verb) && (record === undefined || may(verb, record))) return;
    throw notAllowed();
  };

  const faultsOf: RecordSource['faultsOf'] = (record, previous) => {
    const fields = calls
      ? (of: Fields) => of
      : (of: Fields) => ({ ...withoutStoreNames(of), ...ruleFields(screen, of) });
    const saved = {
      record: withoutNoValues(fields(record)),
      ...(previous && { previous: fields(previous) }),
      actor,
      today,
      now: services.now(),
    };
    return calls ? brokenRules(screen, saved) : faultsOfRecord(screen, saved);
  };

  const clearing: RecordSource['clearing'] = (changes, previous) => ({
    ...changes,
    ...clearedBy(screen.fields, {
      record: withoutNoValues({ ...previous, ...changes }),
      previous,
      user: actor,
      today,
    }),
  });

  const readMatching = async (asked: Matching, limit = mostAtOnce) => {
    const found = new Map<string, IdentifiedRecord>();
    for await (const { rows, total } of reader.pages(asked)) {
      for (const row of rows) found.set(String(row.id), row);
      if (total > limit && found.size > 0) throw tooMany(total, limit);
    }
    return [...found.values()];
  };

  const readByIds: RecordSource['readByIds'] = async ids => {
    const found = new Map((await reader.byIds(ids)).map(record => [String(record.id), record]));
    return [...new Set(ids.map(String))].flatMap(id => found.get(id) ?? []);
  };

  const stored = async (id: IdentifiedRecord['id']): Promise<IdentifiedRecord> => {
    const [record] = await readByIds([id]);
    if (!record) throw notFound(noRecordOf(screen.label.one));
    return record;
  };

  return {
    screen,
    may,
    present,
    faultsOf,
    clearing,
    readMatching,
    readByIds,
    pages: reader.pages,
    count: reader.count,
    sums: (matching, { fields, by }) => {
      // What is hidden from a person is not to be worked out of its sums either.
      if (by && isHidden(by.field)) throw notAllowed();
      const shownIn = (path: string) => screen.fields[path]?.visible ?? true;
      const summed = fields.filter(
        field => ![field, ...fieldsOf(shownIn(field))].some(path => isHidden(path)),
      );
      return reader.sums(matching, { fields: summed, by, shownIn });
    },
    readByKeys: async (matchBy, keys) => {
      // Anyone who may not read what tells records apart would learn it from which ones are found.
      if (matchBy.some(field => isHidden(field))) throw notAllowed();
      return readByKeys(readMatching, matchBy, keys);
    },

    create: async body => {
      refuseUnless('create');
      // The generic store checks its records itself.
      if (calls) refuseFaults(faultsOf(body));
      return sendCreate(setting, body);
    },

    update: async (id, changes, version, known) => {
      const before = known ?? (await stored(id));
      refuseUnless('edit', before);
      if (before['version'] !== undefined && before['version'] !== version)
        throw staleVersion(screen, present(before));
      const sent = differing(clearing(changes, before), before);
      if (Object.keys(sent).length === 0) return before;
      if (calls) refuseFaults(faultsOf({ ...before, ...sent }, before));
      const one = setting.gather ? { ...setting, known: before } : setting;
      return (await sendUpdate(one, id, sent, version)) ?? stored(id);
    },

    remove: async (id, version) => {
      refuseUnless('remove', await stored(id));
      await sendRemove(setting, id, version);
    },
  };
};
