import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Verb } from '../../../calls/Context.ts';
import { opportunityPackages } from '../../../database/schema/index.ts';
import { opportunityPackageRecords } from './opportunityPackages.ts';
import { partOrRefuse } from '../partOrRefuse.ts';
import { dealToChange } from '../../dealToChange.ts';

/** PUT package-status/change-status/{id}: HTTP 200 is not enough, the answer says `2XX` (T49). */
export const changePackageStatus: Verb<
  CallOf<'opportunityPackages.changeStatus'>
> = async context => {
  const { params, body, db, actor, audit } = context;
  const stored = await partOrRefuse(
    context,
    opportunityPackageRecords.readOne(context, params.id),
    notThere.orderedPackage,
  );
  await dealToChange(context, stored.opportunityId);
  if (stored.statusId === body.statusId) audit.nothingChanged();
  else {
    await db
      .update(opportunityPackages)
      .set({
        statusId: body.statusId,
        version: sql`${opportunityPackages.version} + 1`,
        updatedBy: actor.id,
      })
      .where(eq(opportunityPackages.id, params.id));
    await audit.record({
      action: 'change-status',
      entity: 'opportunity-packages',
      entityId: params.id,
      version: stored.version + 1,
      before: { statusId: stored.statusId },
      after: { statusId: body.statusId },
    });
  }
  return { statusCode: '2XX', statusId: body.statusId };
};
