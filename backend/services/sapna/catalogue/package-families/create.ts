import { and, eq, isNull } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Context, Verb } from '../../../../calls/Context.ts';
import { Refusal } from '../../../../calls/Refusal.ts';
import { packageFamilies, packages } from '../../../../database/schema/index.ts';
import { refusingTaken } from '../refusingTaken.ts';
import { copyPackages } from '../packages/copyPackages.ts';
import { isFamily, familyHistory } from './familyRows.ts';
import { familyOrRefuse, invalidChoice, refuseUnknownEvent, takenFamilyName } from './internal.ts';

type CreateFamily = CallOf<'packageFamilies.create'>;

const refuseUnknownSource = async (db: Context['db'], id: number): Promise<void> => {
  const [source] = await db
    .select({ id: packageFamilies.id })
    .from(packageFamilies)
    .where(and(eq(packageFamilies.id, id), isFamily))
    .for('share');
  if (source) return;
  throw new Refusal('VALIDATION_FAILED', invalidChoice, {
    errors: [
      {
        in: 'query',
        field: '/copyFromPackageFamilyId',
        code: 'reference',
        message: invalidChoice,
      },
    ],
  });
};

/** POST get-package-families/create; with a source also its packages, their products and prices. */
export const createFamily: Verb<CreateFamily> = async context => {
  const { query, body, db, actor, audit } = context;
  const { copyFromPackageFamilyId: sourceId } = query;
  if (sourceId !== undefined) await refuseUnknownSource(db, sourceId);
  await refuseUnknownEvent(db, body.familyEvent);
  const name = body.name.trim();
  const [created] = await refusingTaken('package_families_name_unique', takenFamilyName(name), () =>
    db
      .insert(packageFamilies)
      .values({
        name,
        clientTypeId: body.clientTypeId,
        familyEventId: body.familyEvent ?? null,
        isActive: body.active,
        createdBy: actor.id,
        updatedBy: actor.id,
      })
      .returning({ id: packageFamilies.id, clientTypeId: packageFamilies.clientTypeId }),
  );
  if (!created) throw new Error('The insert returned no package family');
  if (sourceId !== undefined) {
    const sources = await db
      .select({ id: packages.id })
      .from(packages)
      .where(and(eq(packages.packageFamilyId, sourceId), isNull(packages.deletedAt)));
    await copyPackages(context, { sourceIds: sources.map(({ id }) => id), family: created });
  }
  const family = await familyOrRefuse(db, created.id);
  await audit.record({
    action: sourceId === undefined ? 'create' : 'copy',
    entity: 'package-families',
    entityId: family.id,
    version: family.version,
    before: null,
    after: { ...familyHistory(family), copiedFrom: sourceId },
  });
  return family;
};
