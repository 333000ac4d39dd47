import { asText } from '#contract/domain/texts/asText.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { hiddenFields } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen, Screen } from '#contract/model/types.ts';
import type { Context } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import type { auditEntries } from '../../../database/schema/index.ts';
import { sourceFor, type Around } from './visibleChanges.ts';

type Asking = Pick<Context, 'actor' | 'db' | 'services' | 'request'>;
type Entry = Pick<
  typeof auditEntries.$inferSelect,
  'entity' | 'entityId' | 'before' | 'after' | 'action'
>;
type Titles = ReadonlyMap<string, string>;

/** An entry with the screen of its record. */
interface Told {
  readonly screen: Screen;
  readonly entry: Entry;
}

const isHidden = (screen: RecordScreen, { actor }: Asking): boolean =>
  hiddenFields(screen, actor.roleCodes).includes(screen.title);

/** The title that an entry keeps of its record; undefined where the title is another record's name. */
const keptTitle = ({ title }: RecordScreen, { before, after }: Entry): string | undefined =>
  [after, before]
    .map(state => (state as Record<string, unknown> | null)?.[title])
    .find((value): value is string => typeof value === 'string' && value !== '');

/** Closed to the person, or kept by another service: then the record has no title. */
const closed = ['FORBIDDEN', 'NOT_FOUND', 'UNAVAILABLE'];

/** The titles of records as they are now; without those that the person may not list or that are gone. */
const titlesNow = async (
  around: Around,
  screen: RecordScreen,
  ids: readonly string[],
  context: Asking,
): Promise<Titles> => {
  const source = sourceFor(around, screen, context);
  if (ids.length === 0 || !source.may('list')) return new Map();
  try {
    const found = await source.readByIds(ids);
    return new Map(
      found.flatMap(record => {
        const title = record[screen.title];
        return isNoValue(title) ? [] : [[String(record.id), asText(title)] as const];
      }),
    );
  } catch (error) {
    if (error instanceof Refusal && closed.includes(error.code)) return new Map();
    throw error;
  }
};

/** What the records of entries are called: by the title kept with the entry, else as it is now, else by the id. */
export const recordLabels = async (
  around: Around,
  told: readonly Told[],
  context: Asking,
): Promise<(entry: Entry) => string> => {
  const labels = new Map<Entry, string>();
  for (const { screen, entry } of told) {
    if (screen.type === 'page') continue;
    const kept = isHidden(screen, context) ? undefined : keptTitle(screen, entry);
    labels.set(entry, kept ?? '');
  }
  const nameless = told.filter(({ entry }) => labels.get(entry) === '');
  for (const screen of new Set(nameless.map(one => one.screen))) {
    if (screen.type === 'page') continue;
    const own = nameless.filter(one => one.screen === screen).map(({ entry }) => entry);
    const ids = [...new Set(own.map(({ entityId }) => entityId))];
    const titles = isHidden(screen, context)
      ? new Map<string, string>()
      : await titlesNow(around, screen, ids, context);
    for (const entry of own)
      labels.set(entry, titles.get(entry.entityId) ?? `${screen.label.one.en} ${entry.entityId}`);
  }
  return entry => labels.get(entry) ?? '';
};
