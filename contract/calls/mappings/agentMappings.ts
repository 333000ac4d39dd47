import branchSchema from '#form-schemas/agent-branch-mapping.schema.json' with { type: 'json' };
import callingSchema from '#form-schemas/calling-agent-mapping.schema.json' with { type: 'json' };
import citySchema from '#form-schemas/city-agent-mapping.schema.json' with { type: 'json' };
import digiliteSchema from '#form-schemas/digilite-video-tour-mapping.schema.json' with { type: 'json' };
import localitySchema from '#form-schemas/locality-agent-mapping.schema.json' with { type: 'json' };
import { rowLimits } from '../../domain/lists/pageSizes.ts';
import { pageSizeUpTo } from '../paging.ts';
import { recordCalls } from '../recordCalls.ts';
import type {
  AgentBranchMapping,
  AgentBranchMappingFields,
  CallingAgentMapping,
  CallingAgentMappingFields,
  CityAgentMapping,
  CityAgentMappingFields,
  DigiliteVideoTourMapping,
  DigiliteVideoTourMappingFields,
  LocalityAgentMapping,
  LocalityAgentMappingFields,
} from '../recordTypes.ts';
import { adminGroupRoles } from '../adminGroupRoles.ts';

const source = 'part 3 §2, §3, decision record 0132';

/** The specification shows the screens of the mappings and no calls of theirs, but for branch and city. */
const ownCalls = <Path extends string>(path: Path) =>
  ({
    access: adminGroupRoles,
    source,
    list: { at: `GET /console/v1/${path}` },
    create: { at: `POST /console/v1/${path}` },
    update: { at: `PUT /console/v1/${path}/{id}` },
    remove: { at: `DELETE /console/v1/${path}`, by: 'body' },
  }) as const;

export const cityAgentMappingCalls = recordCalls<CityAgentMapping, CityAgentMappingFields>()({
  area: 'cityAgentMappings',
  schema: citySchema,
  called: ['city-agent mapping', 'city-agent mappings'],
  ...ownCalls('city-agent-mappings'),
});

export const localityAgentMappingCalls = recordCalls<
  LocalityAgentMapping,
  LocalityAgentMappingFields
>()({
  area: 'localityAgentMappings',
  schema: localitySchema,
  called: ['locality-agent mapping', 'locality-agent mappings'],
  ...ownCalls('locality-agent-mappings'),
});

export const callingAgentMappingCalls = recordCalls<
  CallingAgentMapping,
  CallingAgentMappingFields
>()({
  area: 'callingAgentMappings',
  schema: callingSchema,
  called: ['calling-agent mapping', 'calling-agent mappings'],
  ...ownCalls('calling-agent-mappings'),
});

export const digiliteMappingCalls = recordCalls<
  DigiliteVideoTourMapping,
  DigiliteVideoTourMappingFields
>()({
  area: 'digiliteMappings',
  schema: digiliteSchema,
  called: ['digilite and video tour mapping', 'digilite and video tour mappings'],
  ...ownCalls('digilite-video-tour-mappings'),
});

const branchPath = '/sapna/v1/sales-agent-branch-city-mapping';

/** Where agents are in the sales organisation (part 3 sections 3 and 7). */
export const agentBranchMappingCalls = recordCalls<AgentBranchMapping, AgentBranchMappingFields>()({
  area: 'agentBranchMappings',
  schema: branchSchema,
  called: ['agent-branch-city mapping', 'agent-branch-city mappings'],
  access: adminGroupRoles,
  source: 'part 3 §3, §7, T98',
  list: {
    at: `GET ${branchPath}`,
    query: { pageSize: pageSizeUpTo(rowLimits.agentMappings) },
  },
  create: { at: `POST ${branchPath}` },
  update: { at: `PUT ${branchPath}/{id}` },
});

export const agentMappingCalls = [
  ...cityAgentMappingCalls.calls,
  ...localityAgentMappingCalls.calls,
  ...callingAgentMappingCalls.calls,
  ...digiliteMappingCalls.calls,
  ...agentBranchMappingCalls.calls,
] as const;
