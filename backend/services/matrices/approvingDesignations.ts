import { and, eq, isNull } from 'drizzle-orm';
import type {
  ApprovingDesignation,
  ApprovingDesignationFields,
} from '#contract/calls/recordTypes.ts';
import { approvingDesignationCalls } from '#contract/calls/matrices/approvingDesignations.ts';
import { approvalMatrixDomainId } from '#contract/domain/accounts/domains.ts';
import { missingLevels } from '#contract/domain/approvals/matrixTypes.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { invalidField } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { lockByName } from '../../database/lockByName.ts';
import { approvingDesignations as approving, designations } from '../../database/schema/index.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { reference } from '../../tables/fields.ts';
import { designationNames } from './designationNames.ts';

/** The approval and the domain whose levels are held. */
type Matrix = Pick<ApprovingDesignationFields, 'approvalType' | 'domainId'>;

const keyOf = ({ approvalType, domainId }: Matrix): string => `${approvalType}:${domainId}`;

/** The matrices of some designations, by name, so that two requests lock them in one order. */
const matricesOf = (records: readonly Matrix[]): Matrix[] =>
  [...new Map(records.map(record => [keyOf(record), record])).values()].toSorted((one, other) =>
    keyOf(one) < keyOf(other) ? -1 : 1,
  );

/** The levels that are held for a type in a domain, with who holds them. */
const heldLevels = (db: Database, { approvalType, domainId }: Matrix) =>
  db
    .select({ id: approving.id, level: approving.level })
    .from(approving)
    .where(
      and(
        approvalType && eq(approving.approvalType, approvalType),
        domainId && eq(approving.domainId, domainId),
        isNull(approving.deletedAt),
      ),
    );

/** One of the two parameters that the specification names without saying where they stand. */
const placed = <Value>(field: string, inQuery: unknown, inBody: Value | undefined) => {
  if (inQuery !== undefined && inBody !== undefined && inQuery !== inBody)
    throw invalidField(`/${field}`, 'mismatch', `${field}: query and body name different ones.`);
  return (inQuery as Value | undefined) ?? inBody;
};

/** Who stays, because their level would be empty while one above it is not: a request would stop there. */
const emptiedBelow = async (
  db: Database,
  rows: readonly ApprovingDesignation[],
): Promise<ReadonlyMap<number, string>> => {
  const gone = new Set(rows.map(({ id }) => id));
  const found = new Map<number, string>();
  for (const matrix of matricesOf(rows)) {
    const held = await heldLevels(db, matrix);
    const missing = missingLevels(held.filter(({ id }) => !gone.has(id)).map(({ level }) => level));
    for (const { id, level, approvalType } of rows.filter(row => keyOf(row) === keyOf(matrix)))
      if (missing.includes(level))
        found.set(
          id,
          `Level ${level} of ${approvalType} would be empty, but there is a level above it. Remove the level above first.`,
        );
  }
  return found;
};

/** Who decides approvals, by type and level; levels are added from the first one on, without a gap. */
export const approvingRecords = declareRecords<ApprovingDesignation, ApprovingDesignationFields>(
  approvingDesignationCalls,
  {
    resource: 'approving-designations',
    table: approving,
    removal: 'soft',
    notThere: notThere.record,
    fields: {
      approvalType: approving.approvalType,
      domainId: approving.domainId,
      level: approving.level,
      designationId: reference(approving.designationId, designations, {
        isThere: eq(designations.isActive, true),
        order: designations.name,
      }),
      designationName: designations.name,
    },
    search: [approving.approvalType, designations.name],
    sort: 'approvalType,level,designationName',
    readers: 'granted',
    // Of a removal they leave out the ids of others.
    narrow: ({ approvalType, domainId }) => [
      approvalType === undefined ? undefined : eq(approving.approvalType, approvalType as never),
      domainId === undefined ? undefined : eq(approving.domainId, domainId as never),
    ],
    unique: [
      {
        index: 'approving_designations_unique',
        field: 'designationId',
        taken: async ({ approvalType, level, designationId }, db) => {
          const names = await designationNames(db, [designationId]);
          return `${names.get(designationId)} decides ${approvalType} on level ${level} already.`;
        },
      },
    ],
    prepare: async ({ query }, body) => {
      const asked = query as Record<string, unknown>;
      const approvalType = placed('approvalType', asked['approvalType'], body.approvalType);
      if (approvalType === undefined)
        throw invalidField('/approvalType', 'required', 'This field is required.');
      const domainId = placed('domainId', asked['domainId'], body.domainId);
      return { ...body, approvalType, domainId: domainId ?? approvalMatrixDomainId };
    },
    inLine: async (db, records) => {
      for (const { approvalType = '', domainId = 0 } of matricesOf(records))
        await lockByName(db, 'approving', approvalType, domainId);
    },
    refuse: async ({ db }, { record }) => {
      const held = await heldLevels(db, record);
      const [missing] = missingLevels([record.level, ...held.map(({ level }) => level)]);
      if (missing === undefined) return;
      const message = `Level ${missing} has no designation yet. Add one before level ${record.level}.`;
      throw invalidField('/level', 'gap', message);
    },
    obstacles: emptiedBelow,
    history: ({ approvalType, domainId, level, designationName }) => ({
      approvalType,
      domainId,
      level,
      designationName,
    }),
  },
);
