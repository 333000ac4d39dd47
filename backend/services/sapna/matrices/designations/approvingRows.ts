import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { approvingDesignation } from '#contract/calls/sapna/approvingDesignations.ts';
import type { DomainId } from '#contract/domain/accounts/domains.ts';
import type { Database } from '../../../../database/client.ts';
import { approvingDesignations, designations, users } from '../../../../database/schema/index.ts';

export type ApprovingDesignation = Static<typeof approvingDesignation>;

export const selectApproving = (db: Database) =>
  db
    .select({
      row: approvingDesignations,
      designationName: designations.name,
      updatedByName: users.name,
    })
    .from(approvingDesignations)
    .innerJoin(designations, eq(designations.id, approvingDesignations.designationId))
    .leftJoin(users, eq(users.id, approvingDesignations.updatedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectApproving>>[number];

export const presentApproving = ({
  row,
  designationName,
  updatedByName,
}: Row): ApprovingDesignation => ({
  id: row.id,
  approvalType: row.approvalType,
  domainId: row.domainId as DomainId,
  level: row.level,
  designationId: row.designationId,
  designationName,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedByName: updatedByName ?? undefined,
});

/** What history keeps: who decides what on which level. */
export const approvingHistory = ({
  approvalType,
  domainId,
  level,
  designationName,
}: ApprovingDesignation) => ({ approvalType, domainId, level, designationName });

export const isApproving = isNull(approvingDesignations.deletedAt);

export const readApproving = async (
  db: Database,
  ids: readonly number[],
): Promise<ApprovingDesignation[]> => {
  const rows = await selectApproving(db).where(
    and(inArray(approvingDesignations.id, [...ids]), isApproving),
  );
  return rows.map(presentApproving);
};

/** The levels that are held for a type in a domain, with who holds them. */
export const readHeldLevels = (
  db: Database,
  { approvalType, domainId }: Pick<ApprovingDesignation, 'approvalType' | 'domainId'>,
) =>
  db
    .select({ id: approvingDesignations.id, level: approvingDesignations.level })
    .from(approvingDesignations)
    .where(
      and(
        eq(approvingDesignations.approvalType, approvalType),
        eq(approvingDesignations.domainId, domainId),
        isApproving,
      ),
    );
