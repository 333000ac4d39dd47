import type { CallOf } from '#contract/calls/index.ts';
import { importRefusals } from '#contract/domain/messages/importFaults.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { createAudit } from '../../../audit/createAudit.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { notFound, Refusal } from '../../../calls/Refusal.ts';
import type { Importer } from '../../../imports/Importer.ts';
import { importEntity, importsOf } from '../../../imports/importHistory.ts';
import { workOf } from '../../../imports/runImport.ts';

type Revert = CallOf<'imports.revert'>;

/** The request that applied an import which still holds. */
const requestOf = async ({ db, params }: Context<Revert>): Promise<string> => {
  const [latest] = await importsOf(db, params.resource, params.id);
  if (!latest?.requestId) throw notFound(notThere.import);
  if (latest.action !== 'import') throw new Refusal('CONFLICT', importRefusals.reverted);
  return latest.requestId;
};

/** POST imports/{resource}/{id}/revert: every record of the import, or none when one is not as the import left it. */
export const revertImport =
  (importerOf: (resource: string) => Importer): Verb<Revert> =>
  async context => {
    const { params, db, actor, audit } = context;
    const { resource } = params;
    const requestId = await requestOf(context);
    const work = workOf(context, db, true);
    const request = { ...work.request, surface: 'revert' as const };
    const own = createAudit(db, actor, request);
    const counts = await importerOf(resource).revert(requestId, { ...work, request }, own);
    await own.record({
      action: 'revert',
      entity: importEntity,
      entityId: params.id,
      before: null,
      after: { resource, ...counts },
    });
    audit.nothingChanged();
    return { importId: params.id, counts };
  };
