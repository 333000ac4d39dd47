import { count, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { approvalMatrixDomainId } from '#contract/domain/accounts/domains.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { approvingDesignations, designations, users } from '../../../../database/schema/index.ts';
import { listPage } from '../../../../query/listPage.ts';
import type { FieldMap } from '../../../../query/QueryField.ts';
import { isApproving, presentApproving, selectApproving } from './approvingRows.ts';

const byDesignation = sql`lower(${designations.name})`;

const fields: FieldMap = {
  id: { expression: approvingDesignations.id, kind: 'integer' },
  approvalType: { expression: approvingDesignations.approvalType, kind: 'text' },
  domainId: { expression: approvingDesignations.domainId, kind: 'integer' },
  level: { expression: approvingDesignations.level, kind: 'integer' },
  designationId: {
    expression: approvingDesignations.designationId,
    kind: 'integer',
    order: byDesignation,
  },
  designationName: { expression: designations.name, kind: 'text', order: byDesignation },
  updatedAt: { expression: approvingDesignations.updatedAt, kind: 'instant' },
  updatedByName: { expression: users.name, kind: 'text' },
};

/** GET approving-designations: by type, level and designation unless asked otherwise. */
export const listApproving: Verb<CallOf<'approvingDesignations.list'>> = async ({ query, db }) => {
  const { approvalType, domainId = approvalMatrixDomainId } = query;
  const page = await listPage(
    query,
    {
      fields,
      search: [approvingDesignations.approvalType, designations.name],
      sort: 'approvalType,level,designationName',
      key: approvingDesignations.id,
      where: [
        isApproving,
        eq(approvingDesignations.domainId, domainId),
        approvalType === undefined
          ? undefined
          : eq(approvingDesignations.approvalType, approvalType),
      ],
    },
    clause =>
      selectApproving(db)
        .where(clause.where)
        .orderBy(...clause.orderBy)
        .limit(clause.limit)
        .offset(clause.offset),
    async matching => {
      const [total] = await db
        .select({ count: count() })
        .from(approvingDesignations)
        .innerJoin(designations, eq(designations.id, approvingDesignations.designationId))
        .leftJoin(users, eq(users.id, approvingDesignations.updatedBy))
        .where(matching);
      return total?.count ?? 0;
    },
  );
  return { ...page, results: page.results.map(presentApproving) };
};
