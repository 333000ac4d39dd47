import { and, eq, inArray } from 'drizzle-orm';
import { parameterFaults } from '#contract/domain/catalogue/parameters.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Context } from '../../../../calls/Context.ts';
import { notFound, Refusal } from '../../../../calls/Refusal.ts';
import type { Database } from '../../../../database/client.ts';
import { packages } from '../../../../database/schema/index.ts';
import { isPackage, readPackages, type PackageRecord } from './packageRows.ts';

/** Prices and statuses hold for a day in India. */
export const todayOf = ({ services }: Pick<Context, 'services'>): string =>
  indiaDay(services.now());

export const packageOrRefuse = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  id: number,
): Promise<PackageRecord> => {
  const [found] = await readPackages(db, todayOf({ services }), [id]);
  if (!found) throw notFound(notThere.package);
  return found;
};

/** Locks packages for the rest of the transaction, so that the NetSuite flag cannot turn between check and write. */
export const lockPackages = (db: Database, ids: readonly number[]) =>
  db
    .select()
    .from(packages)
    .where(and(inArray(packages.id, [...ids]), isPackage))
    .orderBy(packages.id)
    .for('update');

export const lockPackage = async (db: Database, id: number) => {
  const [row] = await db
    .select()
    .from(packages)
    .where(and(eq(packages.id, id), isPackage))
    .for('update');
  if (!row) throw notFound(notThere.package);
  return row;
};

export const takenPackageName = (name: string): string =>
  `There is a package named "${name}" in this family already.`;

/** Refuses parameters that contradict each other, one entry a field. */
export const refuseFaultyParameters = (
  field: string,
  parameters: Parameters<typeof parameterFaults>[0] | null | undefined,
): void => {
  const faults = parameterFaults(parameters ?? []);
  const [first] = faults;
  if (!first) return;
  throw new Refusal('VALIDATION_FAILED', first.message, {
    errors: faults.map(fault => ({ ...fault, in: 'body', field: `/${field}${fault.field}` })),
  });
};
