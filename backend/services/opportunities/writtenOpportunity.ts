import type { Opportunity, OpportunityFields } from '#contract/calls/recordTypes.ts';
import { opportunityAssignments, opportunityMovements } from '../../database/schema/index.ts';
import type { InWrite, Proposed } from '../../tables/Declaration.ts';

type Written = Proposed<Opportunity, OpportunityFields> & { readonly id: number };

const moves = ({ id, changes, before }: Written) => {
  const from = before?.statusId;
  return [
    ...(before && changes.statusId !== undefined
      ? [
          {
            opportunityId: id,
            field: 'status' as const,
            fromValue: from === undefined ? null : String(from),
            toValue: String(changes.statusId),
          },
        ]
      : []),
    ...(before && changes.brokerStage
      ? [
          {
            opportunityId: id,
            field: 'brokerStage' as const,
            fromValue: before.brokerStage ?? null,
            toValue: changes.brokerStage,
          },
        ]
      : []),
  ];
};

/** Keeps how an opportunity moved, which reports count. */
export const writtenOpportunity = async (context: InWrite, written: Written): Promise<void> => {
  const rows = moves(written).map(row => ({ ...row, createdBy: context.actor.id }));
  if (rows.length > 0) await context.db.insert(opportunityMovements).values(rows);
};

/** Keeps whose an opportunity became, and how. */
export const keepAssignment = async (
  { db, actor }: Pick<InWrite, 'db' | 'actor'>,
  rows: readonly {
    readonly opportunityId: number;
    readonly fromAgentId: number | null;
    readonly agentId: number | null;
    readonly manner: 'manual' | 'automatic' | 'reassignment';
    readonly batchId?: string;
  }[],
): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insert(opportunityAssignments)
    .values(rows.map(row => ({ ...row, createdBy: actor.id })));
};
