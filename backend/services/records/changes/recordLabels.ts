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
/** An entry with the screen of its record. */
interface Told {
  readonly screen: Screen;
  readonly entry: Entry;
}

const isHidden = (screen: RecordScreen, field: string, { actor }: Asking): boolean =>
  hiddenFields(screen, actor.roleCodes).includes(field);

/** The field that says for how much a record is: the first that its list adds up, where it is money the person may see. */
const amountField = (screen: RecordScreen, context: Asking): string | undefined => {
  const [first] = screen.list.totals;
  if (first === undefined || screen.fields[first]?.kind !== 'money') return undefined;
  return isHidden(screen, first, context) ? undefined : first;
};

/** The title that an entry keeps of its record; undefined where the title is another record's name. */
const keptTitle = ({ title }: RecordScreen, { before, after }: Entry): string | undefined =>
  [after, before]
    .map(state => (state as Record<string, unknown> | null)?.[title])
    .find((value): value is string => typeof value === 'string' && value !== '');

/** Closed to the person, or kept by another service: then the record has no title. */
const closed = ['FORBIDDEN', 'NOT_FOUND', 'UNAVAILABLE'];

/** Records as the person reads them now; without those that they may not list or that are gone. */
const recordsNow = async (
  around: Around,
  screen: RecordScreen,
  ids: readonly string[],
  context: Asking,
): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const source = sourceFor(around, screen, context);
  if (ids.length === 0 || !source.may('list')) return [];
  try {
    return await source.readByIds(ids);
  } catch (error) {
    if (error instanceof Refusal && closed.includes(error.code)) return [];
    throw error;
  }
};

/** How a person knows the record of an entry. */
export interface Naming {
  /** By the title kept with the entry, else as it is now, else by the id; '' for a page of its own. */
  readonly label: string;
  /** For how much it is now, in paise; null where its list adds up nothing, or the person may not see it. */
  readonly amount: number | null;
}

const nameless: Naming = { label: '', amount: null };

/** What the records of entries are called, and for how much they are: each kind is read once at most. */
export const recordLabels = async (
  around: Around,
  told: readonly Told[],
  context: Asking,
): Promise<(entry: Entry) => Naming> => {
  const names = new Map<Entry, Naming>();
  for (const screen of new Set(told.map(one => one.screen))) {
    if (screen.type === 'page') continue;
    const own = told.filter(one => one.screen === screen).map(({ entry }) => entry);
    const hidesTitle = isHidden(screen, screen.title, context);
    const kept = (entry: Entry) => (hidesTitle ? undefined : keptTitle(screen, entry));
    const amountOf = amountField(screen, context);
    const asked = own.filter(
      entry =>
        (amountOf !== undefined && entry.action !== 'delete') ||
        (!hidesTitle && kept(entry) === undefined),
    );
    const ids = [...new Set(asked.map(({ entityId }) => entityId))];
    const now = new Map(
      (await recordsNow(around, screen, ids, context)).map(record => [
        String(record['id']),
        record,
      ]),
    );
    for (const entry of own) {
      const record = now.get(entry.entityId);
      const title = hidesTitle ? undefined : record?.[screen.title];
      const amount = amountOf === undefined ? null : record?.[amountOf];
      names.set(entry, {
        label:
          kept(entry) ??
          (isNoValue(title) ? `${screen.label.one.en} ${entry.entityId}` : asText(title)),
        amount: typeof amount === 'number' ? amount : null,
      });
    }
  }
  return entry => names.get(entry) ?? nameless;
};
