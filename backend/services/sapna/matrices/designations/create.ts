import type { BodyOf, QueryOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { approvalMatrixDomainId } from '#contract/domain/accounts/domains.ts';
import { missingLevels } from '#contract/domain/approvals/matrixTypes.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { invalidField } from '../../../../calls/Refusal.ts';
import { lockByName } from '../../../../database/lockByName.ts';
import { approvingDesignations } from '../../../../database/schema/index.ts';
import { invalidChoice } from '../../catalogue/package-families/internal.ts';
import { refusingTaken } from '../../catalogue/refusingTaken.ts';
import { designationNames } from '../designationNames.ts';
import { approvingHistory, readApproving, readHeldLevels } from './approvingRows.ts';

type CreateApproving = CallOf<'approvingDesignations.create'>;

/** One of the two parameters that the specification names without saying where they stand. */
const placed = <Value>(field: string, inQuery: Value | undefined, inBody: Value | undefined) => {
  if (inQuery !== undefined && inBody !== undefined && inQuery !== inBody)
    throw invalidField(`/${field}`, 'mismatch', `${field}: query and body name different ones.`);
  return inQuery ?? inBody;
};

const matrixOf = (query: QueryOf<CreateApproving>, body: BodyOf<CreateApproving>) => {
  const approvalType = placed('approvalType', query.approvalType, body.approvalType);
  if (approvalType === undefined)
    throw invalidField('/approvalType', 'required', 'This field is required.');
  const domainId = placed('domainId', query.domainId, body.domainId) ?? approvalMatrixDomainId;
  return { approvalType, domainId };
};

/** POST approving-designations: levels are added from the first one on, without a gap. */
export const createApproving: Verb<CreateApproving> = async ({ query, body, db, actor, audit }) => {
  const matrix = matrixOf(query, body);
  const { level, designationId } = body;
  await lockByName(db, 'approving', matrix.approvalType, matrix.domainId);
  const name = (await designationNames(db, [designationId])).get(designationId);
  if (name === undefined) throw invalidField('/designationId', 'reference', invalidChoice);
  const held = await readHeldLevels(db, matrix);
  const [missing] = missingLevels([level, ...held.map(row => row.level)]);
  if (missing !== undefined) {
    const message = `Level ${missing} has no designation yet: add it before level ${level}.`;
    throw invalidField('/level', 'gap', message);
  }
  const [created] = await refusingTaken(
    'approving_designations_unique',
    `${name} decides ${matrix.approvalType} on level ${level} already.`,
    () =>
      db
        .insert(approvingDesignations)
        .values({ ...matrix, level, designationId, createdBy: actor.id, updatedBy: actor.id })
        .returning({ id: approvingDesignations.id }),
    '/designationId',
  );
  const [record] = created ? await readApproving(db, [created.id]) : [];
  if (!record) throw new Error('The insert returned no designation');
  await audit.record({
    action: 'create',
    entity: 'approving-designations',
    entityId: record.id,
    version: record.version,
    before: null,
    after: approvingHistory(record),
  });
  return record;
};
