import { and, inArray } from 'drizzle-orm';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { notFound } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { packages } from '../../../database/schema/index.ts';
import { isPackage } from './packageRecords.ts';

/** Locks packages for the rest of the transaction, so that the NetSuite flag cannot turn between check and write. */
export const lockPackages = (db: Database, ids: readonly number[]) =>
  db
    .select()
    .from(packages)
    .where(and(inArray(packages.id, [...ids]), isPackage))
    .orderBy(packages.id)
    .for('update');

/** @throws Refusal NOT_FOUND */
export const lockPackage = async (db: Database, id: number) => {
  const [row] = await lockPackages(db, [id]);
  if (!row) throw notFound(notThere.package);
  return row;
};
