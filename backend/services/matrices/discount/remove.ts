import { inArray, sql } from 'drizzle-orm';
import type { FieldError } from '#contract/calls/errors.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { lockByName } from '../../../database/lockByName.ts';
import { discountMatrixEntries } from '../../../database/schema/index.ts';
import { removalOf } from '../../../tables/removals.ts';
import { readMatrix } from './entryRows.ts';
import {
  clientTypeOf,
  matrixChange,
  refuseFaultyLevels,
  refuseStaleEntries,
} from './matrixRequests.ts';

/** DELETE update/delete-entries: all of them or none, and what is left must still be a matrix. */
export const removeDiscountEntries: Verb<CallOf<'discountMatrix.remove'>> = async ({
  query,
  body,
  db,
  actor,
  audit,
  services,
}) => {
  const clientTypeId = clientTypeOf({ query, body });
  const { ids, versions = {} } = removalOf({
    query,
    body: body?.ids ? { ids: body.ids, versions: body.versions } : null,
  });
  await lockByName(db, 'discount', clientTypeId);
  const before = await readMatrix(db, clientTypeId);
  const stored = new Map(before.rows.map(entry => [entry.row.id, entry.row]));
  const unknown = ids.flatMap((id, at): FieldError[] =>
    stored.has(id)
      ? []
      : [
          {
            in: 'body',
            field: `/ids/${at}`,
            code: 'NOT_FOUND',
            message: `There is no entry with the id ${id} in this matrix.`,
          },
        ],
  );
  const [first] = unknown;
  if (first) throw new Refusal('NOT_FOUND', first.message, { errors: unknown });
  const seen = (id: number): number | undefined => versions[String(id)];
  refuseStaleEntries(
    ids.flatMap((id, at) =>
      seen(id) === undefined || seen(id) === stored.get(id)?.version ? [] : [`/ids/${at}`],
    ),
    before,
  );
  refuseFaultyLevels(
    before.rows.map(({ row }) => row).filter(({ id }) => !ids.includes(id)),
    '/ids',
  );
  await db
    .update(discountMatrixEntries)
    .set({
      deletedAt: services.now(),
      version: sql`${discountMatrixEntries.version} + 1`,
      updatedBy: actor.id,
    })
    .where(inArray(discountMatrixEntries.id, [...ids]));
  const after = await readMatrix(db, clientTypeId);
  await audit.record(matrixChange('delete', clientTypeId, before, after, body?.reason));
  return { results: ids.map(id => ({ id, status: 'removed' as const })) };
};
