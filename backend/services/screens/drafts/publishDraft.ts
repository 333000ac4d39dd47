import { and, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { screenDrafts } from '../../../database/schema/index.ts';
import { staleVersion } from '../../../tables/staleVersion.ts';
import { inWrite } from '../../../tables/inWrite.ts';
import { draftRefusals } from '#contract/domain/messages/draftRefusals.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { madeFrom, publishNext, type PublishSetting } from '../publish.ts';
import { draftRecords } from './draftRecords.ts';

const draftName = 'draft of a screen';

/**
 * POST screen-drafts/{id}/publish: what was kept, not what somebody else has typed since. The draft stays, made from what holds
 * now, so that its writer goes on.
 */
export const publishDraft =
  (setting: PublishSetting): Verb<CallOf<'screenDrafts.publish'>> =>
  async context => {
    const { services, params, body } = context;
    await setting.published.refresh(services.db);
    const draft = await draftRecords.readOne({ ...inWrite(context), db: services.db }, params.id);
    const { resource = '', screen, basedOn = 0 } = draft;
    const [from] = await services.db
      .select({ hash: screenDrafts.madeFrom })
      .from(screenDrafts)
      .where(eq(screenDrafts.id, params.id));
    // The release's own change would be taken back; a new screen was made from none.
    const isOld = from?.hash !== madeFrom(setting.published, resource, screen);
    if (isOld && setting.published.base.read.has(resource))
      throw new Refusal('CONFLICT', draftRefusals.ofOldFiles);
    const asked = { resource, next: screen, why: body.why.trim(), version: basedOn };
    const { number } = await publishNext('screenDrafts.publish', context, asked, setting, {
      inside: async ({ db }, kept) => {
        const changed = await db
          .update(screenDrafts)
          .set({ basedOn: kept, version: body.version + 1, updatedBy: context.actor.id })
          .where(and(eq(screenDrafts.id, params.id), eq(screenDrafts.version, body.version)))
          .returning({ id: screenDrafts.id });
        if (changed.length === 0) throw staleVersion(draftName, draft);
      },
    });
    return { resource, number };
  };
