import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { PackageRecord } from '#contract/calls/catalogue/packageRecord.ts';
import {
  mayChangeNetsuiteFlag,
  netsuiteStaysMessage,
} from '#contract/domain/catalogue/netsuite.ts';
import { checkAllocation } from '#contract/domain/money/allocate.ts';
import { noPackage, notThere } from '#contract/domain/messages/notThere.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { invalidField, notFound, Refusal } from '../../../calls/Refusal.ts';
import { packages } from '../../../database/schema/index.ts';
import { lockPackages } from './lockPackages.ts';
import { isPackage, packageRecords } from './packageRecords.ts';

type EnableNetsuite = CallOf<'packages.enableNetsuite'>;
type Asked = Pick<Context<EnableNetsuite>, 'query' | 'body' | 'db'>;

/** The packages of the body, or all of the family; in this order they are answered, and the first decides (T50). */
const idsAsked = async ({ query, body, db }: Asked): Promise<readonly number[]> => {
  if (body?.ids) return body.ids;
  const { package_family_id: familyId } = query;
  if (familyId === undefined) {
    throw invalidField('/ids', 'required', 'Choose packages or a package family.');
  }
  const rows = await db
    .select({ id: packages.id })
    .from(packages)
    .where(and(eq(packages.packageFamilyId, familyId), isPackage))
    .orderBy(packages.id);
  if (rows.length === 0) throw notFound(notThere.familyPackage);
  return rows.map(({ id }) => id);
};

const readAll = async (
  context: Pick<Context, 'db' | 'services'>,
  ids: readonly number[],
): Promise<PackageRecord[]> => {
  const records = new Map(
    (await packageRecords.read(context, ids)).map(record => [record.id, record]),
  );
  return ids.map(id => {
    const record = records.get(id);
    if (!record) throw notFound(noPackage(id));
    return record;
  });
};

const obstacleOf = ({ packageProductMappings }: PackageRecord): string | undefined =>
  checkAllocation(packageProductMappings.map(({ allocationBp }) => allocationBp));

/**
 * PUT packages/enable-netsuite: there is no way back. A package whose products do not share 100 percent stays as it is
 * and says so, since nothing could be added to it afterwards; the others are enabled.
 */
export const enableNetsuite: Verb<EnableNetsuite> = async context => {
  const { query, body, db, actor, audit } = context;
  const ids = await idsAsked(context);
  await lockPackages(db, ids);
  const before = await readAll(context, ids);
  const { package_family_id: familyId } = query;
  const stranger = before.findIndex(
    record => familyId !== undefined && record.packageFamilyId !== familyId,
  );
  if (stranger >= 0) {
    throw invalidField(`/ids/${stranger}`, 'family', 'This package belongs to another family.');
  }
  const { isNetsuiteEnabled: wanted = true } = body ?? {};
  if (before.some(record => !mayChangeNetsuiteFlag(record.isNetsuiteEnabled === true, wanted))) {
    throw new Refusal('CONFLICT', netsuiteStaysMessage);
  }
  const enabled = before.filter(
    record => wanted && !record.isNetsuiteEnabled && !obstacleOf(record),
  );
  if (enabled.length > 0) {
    await db
      .update(packages)
      .set({
        isNetsuiteEnabled: true,
        version: sql`${packages.version} + 1`,
        updatedBy: actor.id,
      })
      .where(
        inArray(
          packages.id,
          enabled.map(({ id }) => id),
        ),
      );
  }
  const after = await readAll(context, ids);
  const earlier = new Map(enabled.map(record => [record.id, record]));
  const changes = after.flatMap(record => {
    const previous = earlier.get(record.id);
    if (!previous) return [];
    return {
      action: 'enable-netsuite' as const,
      entity: 'packages',
      entityId: record.id,
      version: record.version,
      before: packageRecords.historyOf(context, previous),
      after: packageRecords.historyOf(context, record),
    };
  });
  if (changes.length > 0) await audit.record(...changes);
  else audit.nothingChanged();
  return {
    results: after.map(record => ({
      id: record.id,
      name: record.name,
      isNetsuiteEnabled: record.isNetsuiteEnabled === true,
      version: record.version,
      message: wanted && !record.isNetsuiteEnabled ? obstacleOf(record) : undefined,
    })),
  };
};
