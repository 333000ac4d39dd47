import Type from 'typebox';
import regionSchema from '#form-schemas/region.schema.json' with { type: 'json' };
import branchSchema from '#form-schemas/agent-branch-mapping.schema.json' with { type: 'json' };
import { idParams, rowId } from './bodies.ts';
import { defineCall } from './call.ts';
import { answerOf, updateBodyOf, type RecordSchema } from './recordSchemas.ts';
import type {
  AgentBranchMapping,
  AgentBranchMappingFields,
  Region,
  RegionFields,
} from './recordTypes.ts';
import { adminGroupRoles } from './adminGroupRoles.ts';

const source = 'part 2 §7, part 3 §7, decision record 0154';
const access = adminGroupRoles;

type Change<Fields> = Partial<Fields> & { version: number };

/** The body of an update that names its record itself. */
const withId = <Fields>(schema: object) => {
  const body = updateBodyOf(schema as RecordSchema) as { properties: object; required?: string[] };
  return Type.Unsafe<Change<Fields> & { id: number }>({
    ...body,
    properties: { ...body.properties, id: rowId },
    required: [...(body.required ?? []), 'id'],
  });
};

/** Updates by the other verb or place that the specification names beside the usual one; they do what that one does. */
export const updateTwins = [
  defineCall({
    id: 'regions.updateByPost',
    calledBy: 'older-client',
    method: 'POST',
    path: '/sapna/v1/region/{id}',
    kind: 'change',
    access,
    summary: 'Change a region, as PUT does',
    source,
    params: idParams,
    body: Type.Unsafe<Change<RegionFields>>(updateBodyOf(regionSchema as RecordSchema)),
    answer: Type.Unsafe<Region>(answerOf(regionSchema as RecordSchema)),
  }),
  defineCall({
    id: 'regions.updateById',
    calledBy: 'older-client',
    method: 'PUT',
    path: '/sapna/v1/region',
    kind: 'change',
    access,
    summary: 'Change the region in the body',
    source,
    body: withId<RegionFields>(regionSchema),
    answer: Type.Unsafe<Region>(answerOf(regionSchema as RecordSchema)),
  }),
  defineCall({
    id: 'agentBranchMappings.updateById',
    calledBy: 'older-client',
    method: 'PUT',
    path: '/sapna/v1/sales-agent-branch-city-mapping',
    kind: 'change',
    access,
    summary: 'Change the agent-branch-city mapping in the body',
    source,
    body: withId<AgentBranchMappingFields>(branchSchema),
    answer: Type.Unsafe<AgentBranchMapping>(answerOf(branchSchema as RecordSchema)),
  }),
] as const;
