import type { BodyOf } from '#contract/calls/call.ts';
import type { FieldError } from '#contract/calls/errors.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { invalidChoice } from '../../../tables/refuseReferences.ts';
import type { EntryRow, StoredMatrix } from './entryRows.ts';
import { refuseStaleEntries, type PlacedEntry } from './matrixRequests.ts';

type Save = BodyOf<CallOf<'discountMatrix.save'>>;
type Item = NonNullable<Save['entries']>[number];

/** What the request makes of the matrix. */
export interface AskedEntries {
  readonly added: readonly (PlacedEntry & { place: number })[];
  /** Only those in which something differs. */
  readonly changed: readonly (PlacedEntry & { place: number; id: number })[];
  readonly removedIds: readonly number[];
  /** The whole matrix as it would be. */
  readonly all: readonly PlacedEntry[];
}

const needed = ['level', 'designationId', 'untilBp'] as const;

const fault = (field: string, code: string, message: string): FieldError => ({
  in: 'body',
  field,
  code,
  message,
});

/** What keeps single entries from being read: missing fields, ids that are not in this matrix or stand twice. */
const itemFaults = (
  { entries = [], removed = [] }: Save,
  stored: ReadonlyMap<number, EntryRow>,
): FieldError[] => {
  const seen = new Set<number>();
  const idFault = (id: number, field: string): FieldError[] => {
    if (seen.has(id)) return [fault(field, 'duplicate', 'This entry is already in the request.')];
    seen.add(id);
    return stored.has(id) ? [] : [fault(field, 'reference', invalidChoice)];
  };
  return [
    ...removed.flatMap(({ id }, at) => idFault(id, `/removed/${at}/id`)),
    ...entries.flatMap((item, at) => {
      const names = item.id === undefined ? needed : (['version'] as const);
      return [
        ...(item.id === undefined ? [] : idFault(item.id, `/entries/${at}/id`)),
        ...names
          .filter(name => item[name] === undefined)
          .map(name => fault(`/entries/${at}/${name}`, 'required', 'This field is required.')),
      ];
    }),
  ];
};

const refuseFaults = (errors: FieldError[]): void => {
  const [first] = errors;
  if (!first) return;
  const message = errors.length === 1 ? first.message : `${errors.length} fields are not valid.`;
  throw new Refusal('VALIDATION_FAILED', message, { errors });
};

const isChanged = ({ row }: EntryRow, next: PlacedEntry): boolean =>
  row.level !== next.level ||
  row.designationId !== next.designationId ||
  row.clientCategoryId !== (next.clientCategoryId ?? null) ||
  row.fromBp !== next.fromBp ||
  row.untilBp !== next.untilBp ||
  row.dealUntilPaise !== next.dealUntilPaise ||
  row.reviewerIds.join() !== next.reviewerIds.join() ||
  row.isAnyReviewEnough !== next.isAnyReviewEnough;

/** An item on top of what is stored; a field that is absent keeps its value. */
const changedEntry = (item: Item, { row }: EntryRow): PlacedEntry => ({
  level: item.level ?? row.level,
  designationId: item.designationId ?? row.designationId,
  clientCategoryId:
    item.clientCategoryId === undefined ? row.clientCategoryId : item.clientCategoryId,
  fromBp: item.fromBp ?? row.fromBp,
  untilBp: item.untilBp ?? row.untilBp,
  dealUntilPaise: item.dealUntilPaise === undefined ? row.dealUntilPaise : item.dealUntilPaise,
  reviewerIds: item.reviewerIds ?? row.reviewerIds,
  isAnyReviewEnough: item.isAnyReviewEnough ?? row.isAnyReviewEnough,
});

/** Whether the editor showed other entries than those that are stored by now; one that does not say is believed. */
const isUnseen = ({ seen }: Save, rows: readonly EntryRow[]): boolean =>
  seen !== undefined &&
  (Object.keys(seen).length !== rows.length ||
    rows.some(({ row }) => seen[String(row.id)] !== row.version));

/**
 * Reads a block of the matrix editor against what is stored. A new entry takes what it does not say from its level;
 * where that is new too, it begins at the end of the level below, decides deals of any value and has no reviewers.
 * @throws Refusal 422 for entries that cannot be read, 409 for those someone else changed.
 */
export const askedEntries = (body: Save, matrix: StoredMatrix): AskedEntries => {
  const { rows } = matrix;
  const { entries = [], removed = [] } = body;
  const stored = new Map(rows.map(entry => [entry.row.id, entry]));
  if (isUnseen(body, rows)) refuseStaleEntries(['/seen'], matrix);
  refuseFaults(itemFaults(body, stored));
  const isStale = ({ id, version }: { id?: number; version?: number }): boolean =>
    id !== undefined && stored.get(id)?.row.version !== version;
  refuseStaleEntries(
    [
      ...entries.flatMap((item, at) => (isStale(item) ? [`/entries/${at}/version`] : [])),
      ...removed.flatMap((item, at) => (isStale(item) ? [`/removed/${at}/version`] : [])),
    ],
    matrix,
  );
  const removedIds = removed.map(({ id }) => id);
  const touched = new Set([...removedIds, ...entries.map(({ id }) => id)]);
  const kept = rows.flatMap(({ row }): PlacedEntry[] => (touched.has(row.id) ? [] : [row]));
  const known = entries.flatMap((item, place) => {
    const before = item.id === undefined ? undefined : stored.get(item.id);
    return before ? [{ before, id: before.row.id, place, ...changedEntry(item, before) }] : [];
  });
  const fixed: PlacedEntry[] = [...kept, ...known];
  const added: (PlacedEntry & { place: number })[] = [];
  const ofLevel = (level: number) => [...fixed, ...added].find(entry => entry.level === level);
  const fresh = entries
    .map((item, place) => ({ item, place }))
    .filter(({ item }) => item.id === undefined)
    .toSorted((one, other) => (one.item.level ?? 0) - (other.item.level ?? 0));
  for (const { item, place } of fresh) {
    const { level = 0, designationId = 0, clientCategoryId, untilBp = 0 } = item;
    const same = ofLevel(level);
    const { dealUntilPaise = same?.dealUntilPaise ?? null } = item;
    added.push({
      level,
      designationId,
      clientCategoryId,
      fromBp: item.fromBp ?? same?.fromBp ?? ofLevel(level - 1)?.untilBp ?? 0,
      untilBp,
      dealUntilPaise,
      reviewerIds: item.reviewerIds ?? same?.reviewerIds ?? [],
      isAnyReviewEnough: item.isAnyReviewEnough ?? same?.isAnyReviewEnough ?? false,
      place,
    });
  }
  return {
    added,
    changed: known.filter(({ before, ...next }) => isChanged(before, next)),
    removedIds,
    all: [...fixed, ...added],
  };
};
