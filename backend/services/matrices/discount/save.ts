import { eq, inArray, sql } from 'drizzle-orm';
import type { FieldError } from '#contract/calls/errors.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { ClientTypeId } from '#contract/domain/accounts/clientTypes.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { lockByName } from '../../../database/lockByName.ts';
import { discountMatrixEntries } from '../../../database/schema/index.ts';
import { invalidChoice } from '../../../tables/refuseReferences.ts';
import { askedEntries, type AskedEntries } from './askedEntries.ts';
import { readMatrix, type StoredMatrix } from './entryRows.ts';
import {
  clientTypeOf,
  matrixChange,
  refuseFaultyLevels,
  type PlacedEntry,
} from './matrixRequests.ts';
import { presentMatrix } from './presentMatrix.ts';

const columnsOf = ({ clientCategoryId, reviewerIds, ...entry }: PlacedEntry) => ({
  level: entry.level,
  designationId: entry.designationId,
  clientCategoryId: clientCategoryId ?? null,
  fromBp: entry.fromBp,
  untilBp: entry.untilBp,
  dealUntilPaise: entry.dealUntilPaise,
  reviewerIds: [...reviewerIds],
  isAnyReviewEnough: entry.isAnyReviewEnough,
});

const refuseUnknownDesignations = (
  { added, changed }: AskedEntries,
  { designations }: StoredMatrix,
): void => {
  const usable = new Set(designations.flatMap(({ id, isActive }) => (isActive ? [id] : [])));
  const placed = [...added, ...changed].flatMap(({ place, designationId, reviewerIds }) => [
    { id: designationId, field: `/entries/${place}/designationId` },
    ...reviewerIds.map((id, at) => ({ id, field: `/entries/${place}/reviewerIds/${at}` })),
  ]);
  const errors = placed
    .filter(({ id }) => !usable.has(id))
    .map(({ field }): FieldError => ({
      in: 'body',
      field,
      code: 'reference',
      message: invalidChoice,
    }));
  if (errors.length > 0) throw new Refusal('VALIDATION_FAILED', invalidChoice, { errors });
};

/** Entries swap places within one request, so those that go or change step aside before any takes its new place. */
const write = async (
  { db, actor, services }: Pick<Context, 'db' | 'actor' | 'services'>,
  clientTypeId: ClientTypeId,
  { added, changed, removedIds }: AskedEntries,
): Promise<void> => {
  const aside = [...removedIds, ...changed.map(({ id }) => id)];
  if (aside.length > 0)
    await db
      .update(discountMatrixEntries)
      .set({
        deletedAt: services.now(),
        version: sql`${discountMatrixEntries.version} + 1`,
        updatedBy: actor.id,
      })
      .where(inArray(discountMatrixEntries.id, aside));
  for (const entry of changed)
    await db
      .update(discountMatrixEntries)
      .set({ ...columnsOf(entry), deletedAt: null })
      .where(eq(discountMatrixEntries.id, entry.id));
  if (added.length > 0)
    await db.insert(discountMatrixEntries).values(
      added.map(entry => ({
        ...columnsOf(entry),
        clientTypeId,
        createdBy: actor.id,
        updatedBy: actor.id,
      })),
    );
};

/** POST update/add-entries: a block of the matrix editor, all of it or nothing. */
export const saveDiscountMatrix: Verb<CallOf<'discountMatrix.save'>> = async context => {
  const { query, body, db, audit } = context;
  const clientTypeId = clientTypeOf({ query, body });
  await lockByName(db, 'discount', clientTypeId);
  const before = await readMatrix(db, clientTypeId);
  const asked = askedEntries(body, before);
  if (asked.added.length + asked.changed.length + asked.removedIds.length === 0) {
    audit.nothingChanged();
    return presentMatrix(before);
  }
  refuseUnknownDesignations(asked, before);
  refuseFaultyLevels(asked.all, '/entries');
  await write(context, clientTypeId, asked);
  const after = await readMatrix(db, clientTypeId);
  await audit.record(matrixChange('save', clientTypeId, before, after, body.reason));
  return presentMatrix(after);
};
