import { asc, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import {
  caseReasons,
  caseReasonStatusMappings as mappings,
  caseStatuses,
  reasonCategories,
} from '../../../database/schema/index.ts';

/** GET reference-data/case-reasons: in the order in which people are offered them. */
export const listReasons: Verb<CallOf<'caseReference.reasons'>> = async ({ db }) => {
  const rows = await db
    .select()
    .from(caseReasons)
    .where(eq(caseReasons.isActive, true))
    .orderBy(asc(caseReasons.sortOrder), asc(caseReasons.id));
  return {
    results: rows.map(row => ({
      id: row.id,
      label: row.name,
      categoryId: row.reasonCategoryId,
      ...(row.parentId !== null && { parentId: row.parentId }),
      ...(row.line !== null && { line: row.line }),
      isFollowUpTimeNeeded: row.isFollowUpTimeNeeded,
    })),
  };
};

/** GET reference-data/case-reason-status-mapping. */
export const listStatusMappings: Verb<CallOf<'caseReference.statusMappings'>> = async ({ db }) => {
  const rows = await db
    .select({
      caseReasonId: mappings.caseReasonId,
      fromStatusId: mappings.fromStatusId,
      toStatusId: mappings.toStatusId,
      toStatusName: caseStatuses.name,
    })
    .from(mappings)
    .innerJoin(caseStatuses, eq(caseStatuses.id, mappings.toStatusId))
    .orderBy(asc(mappings.id));
  return {
    results: rows.map(({ fromStatusId, ...row }) => ({
      ...row,
      ...(fromStatusId !== null && { fromStatusId }),
    })),
  };
};

/** GET reference-data/reason-categories. */
export const listCategories: Verb<CallOf<'caseReference.categories'>> = async ({ db }) => ({
  results: await db
    .select({ id: reasonCategories.id, label: reasonCategories.name })
    .from(reasonCategories)
    .orderBy(asc(reasonCategories.sortOrder), asc(reasonCategories.id)),
});

/** GET reference-data/case-assign-status. */
export const listAssignStatuses: Verb<CallOf<'caseReference.assignStatuses'>> = async ({ db }) => ({
  results: await db
    .select({
      id: caseStatuses.id,
      label: caseStatuses.name,
      isTerminal: caseStatuses.isTerminal,
    })
    .from(caseStatuses)
    .orderBy(asc(caseStatuses.sortOrder), asc(caseStatuses.id)),
});
