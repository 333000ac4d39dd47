import { asc, inArray } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { mostBulkProjects } from '#contract/calls/slots/slotPlaces.ts';
import { parseIdList } from '#contract/domain/catalogue/jsonText.ts';
import type { Verb } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { projectImages, projects } from '../../../database/schema/index.ts';
import { presentProject, selectProjects } from './projectRows.ts';

/** GET projects/bulk: in the order of the ids; an id that no project has is left out. */
export const bulkProjects: Verb<CallOf<'projects.bulk'>> = async ({ query, db }) => {
  const ids = [...new Set(parseIdList(query.ids))];
  if (ids.length > mostBulkProjects) {
    const message = `Ask for at most ${mostBulkProjects} projects at once.`;
    const errors = [{ in: 'query', field: '/ids', code: 'maxItems', message } as const];
    throw new Refusal('VALIDATION_FAILED', message, { errors });
  }
  const rows = await selectProjects(db).where(inArray(projects.id, ids));
  const images = await db
    .select()
    .from(projectImages)
    .where(inArray(projectImages.projectId, ids))
    .orderBy(asc(projectImages.imageTagId), asc(projectImages.id));
  return {
    results: rows
      .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      .map(row => ({
        ...presentProject(row),
        cover_image_url: row.cover_image_url ?? undefined,
        images: images
          .filter(({ projectId }) => projectId === row.id)
          .map(({ imageTagId, url }) => ({ image_tag_id: imageTagId, url })),
      })),
  };
};
