import { approvalPath } from '#contract/domain/approvals/approvalPath.ts';
import type { Database } from '../../../database/client.ts';
import { namesOf, pathPeople } from './pathPeople.ts';
import { matrixLevels, mergedSteps } from './plannedPath.ts';
import { typicalHours } from './typicalHours.ts';

/**
 * The levels of the discount matrix for clients of a type, each with the people whom a request of someone would reach and
 * the hours that half of the last discounts of the level took.
 */
export const levelPaths = async (db: Database, clientTypeId: number, requesterId: number) => {
  const levels = await matrixLevels(db, clientTypeId);
  const named = levels.flatMap(level => [...level.designationIds, ...level.reviewerIds]);
  const people = await pathPeople(db, requesterId, named);
  const paths = levels.map(level => mergedSteps(approvalPath([level], people)));
  const ids = paths.flatMap(steps => steps.flatMap(step => step.people.map(({ id }) => id)));
  const names = await namesOf(db, ids);
  const hours: (number | null)[] = [];
  for (const { designationIds } of levels)
    hours.push(await typicalHours(db, 'Discount', designationIds));
  return levels.map(({ level, untilBp, dealUntilPaise }, at) => ({
    level,
    untilBp,
    dealUntilPaise,
    typicalHours: hours[at] ?? null,
    steps: (paths[at] ?? []).map(({ role, people: asked }) => ({
      role,
      names: asked.map(({ id }) => names.get(id)?.name ?? ''),
    })),
  }));
};
