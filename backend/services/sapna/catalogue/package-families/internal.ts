import { and, eq, isNull } from 'drizzle-orm';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { invalidField, notFound } from '../../../../calls/Refusal.ts';
import type { Database } from '../../../../database/client.ts';
import { packageFamilies, saleEvents } from '../../../../database/schema/index.ts';
import { isFamily, readFamilies, type PackageFamily } from './familyRows.ts';

/** The text of the specification for a choice that does not exist (part 2 section 5). */
export const invalidChoice = 'Invalid ID selected in dropdown field';

export const familyOrRefuse = async (db: Database, id: number): Promise<PackageFamily> => {
  const [family] = await readFamilies(db, [id]);
  if (!family) throw notFound(notThere.packageFamily);
  return family;
};

/** The family that a package shall belong to, locked so that nobody removes it meanwhile. */
export const familyFor = async (db: Database, id: number, field: string) => {
  const [family] = await db
    .select({ id: packageFamilies.id, clientTypeId: packageFamilies.clientTypeId })
    .from(packageFamilies)
    .where(and(eq(packageFamilies.id, id), isFamily))
    .for('share');
  if (!family) throw invalidField(field, 'reference', invalidChoice);
  return family;
};

export const refuseUnknownEvent = async (
  db: Database,
  id: number | null | undefined,
): Promise<void> => {
  if (id === null || id === undefined) return;
  const [event] = await db
    .select({ id: saleEvents.id })
    .from(saleEvents)
    .where(and(eq(saleEvents.id, id), isNull(saleEvents.deletedAt)))
    .for('share');
  if (!event) throw invalidField('/familyEvent', 'reference', invalidChoice);
};

export const takenFamilyName = (name: string): string =>
  `There is a package family named "${name}" for this client type already.`;
