import { and, eq, isNull, sql } from 'drizzle-orm';
import { comboValidityWarning } from '#contract/domain/validity/comboValidity.ts';
import { validityLimit } from '#contract/domain/validity/validityLimit.ts';
import {
  cities,
  localityRegionMappings,
  opportunities,
  opportunityPackages as ordered,
  opportunityProjects,
  packageFamilies,
  packages,
  projects,
  regions,
} from '../../../database/schema/index.ts';
import type { InWrite } from '../../../tables/Declaration.ts';

type Writing = Pick<InWrite, 'db' | 'actor'>;

const linesOf = ({ db }: Writing, opportunityId: number) =>
  db
    .select({
      days: ordered.promotedDays,
      optionDays: packages.durationDays,
      familyName: packageFamilies.name,
      cityName: cities.name,
    })
    .from(ordered)
    .innerJoin(packages, eq(packages.id, ordered.packageId))
    .innerJoin(packageFamilies, eq(packageFamilies.id, packages.packageFamilyId))
    .innerJoin(opportunities, eq(opportunities.id, ordered.opportunityId))
    .leftJoin(cities, sql`${cities.id} = coalesce(${ordered.cityId}, ${opportunities.cityId})`)
    .where(and(eq(ordered.opportunityId, opportunityId), isNull(ordered.deletedAt)));

/** The regions that a deal reaches: those of the localities of its projects. */
const regionsOf = ({ db }: Writing, opportunityId: number) =>
  db
    .selectDistinct({ id: regions.id, name: regions.name })
    .from(opportunityProjects)
    .innerJoin(projects, eq(projects.id, opportunityProjects.projectId))
    .innerJoin(localityRegionMappings, eq(localityRegionMappings.localityId, projects.localityId))
    .innerJoin(regions, eq(regions.id, localityRegionMappings.regionId))
    .where(and(eq(opportunityProjects.opportunityId, opportunityId), isNull(regions.deletedAt)));

/**
 * After packages or projects of an opportunity have changed: a package that runs longer than it may makes delayed activation
 * required, and none that does makes it so no more (T82, T83, decision record 0209). What was asked or decided stands.
 */
export const judgeValidity = async (context: Writing, opportunityId: number): Promise<void> => {
  const lines = await linesOf(context, opportunityId);
  const reached = await regionsOf(context, opportunityId);
  const isTooLong = lines.some(({ days, optionDays, familyName, cityName }) => {
    if (days === null || optionDays === null) return false;
    const limit = validityLimit({
      optionDays,
      packageName: familyName,
      regionIds: reached.map(({ id }) => id),
      regionNames: reached.map(({ name }) => name),
      cityNames: cityName === null ? [] : [cityName],
    });
    return comboValidityWarning(days, limit) !== undefined;
  });
  const [from, to] = isTooLong
    ? (['NotRequired', 'Required'] as const)
    : (['Required', 'NotRequired'] as const);
  await context.db
    .update(opportunities)
    .set({
      delayedActivationStatus: to,
      version: sql`${opportunities.version} + 1`,
      updatedBy: context.actor.id,
    })
    .where(
      and(eq(opportunities.id, opportunityId), eq(opportunities.delayedActivationStatus, from)),
    );
};
