import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { NpSlotFields } from '#contract/calls/recordTypes.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { npSlotRefusals } from '#contract/domain/slots/npSlots.ts';
import { checkNewProject, projectMessages } from '#contract/domain/slots/projectChecks.ts';
import { invalidField } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import {
  builders,
  opportunityProjects,
  polygons,
  projectConfigurations,
  projects,
} from '../../../database/schema/index.ts';
import { isExclusiveToOthers } from '../../exclusivity/exclusiveToOthers.ts';

interface Deal {
  readonly opportunityId: number;
  readonly accountId: number;
}

const projectOf = async (db: Database, projectId: number, { opportunityId, accountId }: Deal) => {
  const linked = db
    .select({ one: sql`1` })
    .from(opportunityProjects)
    .where(
      and(
        eq(opportunityProjects.opportunityId, opportunityId),
        eq(opportunityProjects.projectId, projects.id),
      ),
    );
  const [row] = await db
    .select({
      id: projects.id,
      name: projects.name,
      builderId: projects.builderId,
      cityId: projects.cityId,
      polygonId: projects.polygonId,
      coverImageUrl: projects.coverImageUrl,
    })
    .from(projects)
    .innerJoin(builders, eq(builders.id, projects.builderId))
    .where(
      and(
        eq(projects.id, projectId),
        eq(projects.isActive, true),
        or(eq(builders.accountId, accountId), exists(linked)),
      ),
    );
  return row;
};

/** The project's own polygon, else that of its city. */
const placeOf = async (db: Database, project: { cityId: number; polygonId: number | null }) => {
  const [row] = await db
    .select({ id: polygons.id, name: polygons.name })
    .from(polygons)
    .where(
      project.polygonId === null
        ? and(eq(polygons.cityId, project.cityId), eq(polygons.kind, 'city'))
        : eq(polygons.id, project.polygonId),
    );
  return row;
};

/**
 * The project that a new slot shows, with place and configuration: of the deal's builder or linked to the deal, with a
 * cover image and a price (part 3 section 5), and nobody else's alone.
 * @throws Refusal 422 on the field at fault
 */
export const pinnedProject = async (
  db: Database,
  deal: Deal,
  { projectId, configDetails }: Pick<NpSlotFields, 'projectId' | 'configDetails'>,
  today: Day,
) => {
  const project = await projectOf(db, projectId, deal);
  if (!project) throw invalidField('/projectId', 'reference', projectMessages.notOfBuilder);
  const configurations = await db
    .select()
    .from(projectConfigurations)
    .where(eq(projectConfigurations.projectId, projectId));
  const fault = checkNewProject({
    hasCoverImage: project.coverImageUrl !== null,
    prices: configurations.map(({ pricePaise }) => pricePaise),
  });
  if (fault !== undefined) throw invalidField('/projectId', 'check', fault);
  if (await isExclusiveToOthers(db, { ...deal, projectId }, today))
    throw invalidField('/projectId', 'check', projectMessages.builderExclusive);
  const configuration = configurations.find(
    ({ id, pricePaise }) => id === configDetails.flatConfigurationId && (pricePaise ?? 0) > 0,
  );
  if (!configuration)
    throw invalidField(
      '/configDetails/flatConfigurationId',
      'reference',
      npSlotRefusals.noConfiguration,
    );
  const place = await placeOf(db, project);
  if (!place) throw invalidField('/projectId', 'check', npSlotRefusals.noPlace);
  return { project, configuration, place };
};
