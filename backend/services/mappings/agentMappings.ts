import { alias } from 'drizzle-orm/pg-core';
import { eq } from 'drizzle-orm';
import type {
  CallingAgentMapping,
  CallingAgentMappingFields,
  CityAgentMapping,
  CityAgentMappingFields,
  DigiliteVideoTourMapping,
  DigiliteVideoTourMappingFields,
  LocalityAgentMapping,
  LocalityAgentMappingFields,
} from '#contract/calls/recordTypes.ts';
import {
  callingAgentMappingCalls,
  cityAgentMappingCalls,
  digiliteMappingCalls,
  localityAgentMappingCalls,
} from '#contract/calls/mappings/agentMappings.ts';
import { mappingMessages } from '#contract/domain/mappings/mappingMessages.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  callingAgentMappings,
  cities,
  cityAgentMappings,
  digiliteVideoTourMappings,
  localities,
  localityAgentMappings,
  packages,
  users,
} from '../../database/schema/index.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { reference } from '../../tables/fields.ts';
import { cityReference } from '../places/cityReference.ts';

const agents = alias(users, 'agents');
const callers = alias(users, 'callers');
const isAtWork = { isThere: eq(agents.status, 1), order: agents.name };

/** Which agents new clients of a city go to. */
export const cityAgentMappingRecords = declareRecords<CityAgentMapping, CityAgentMappingFields>(
  cityAgentMappingCalls,
  {
    resource: 'city-agent-mappings',
    table: cityAgentMappings,
    removal: 'hard',
    notThere: notThere.record,
    fields: {
      cityId: cityReference(cityAgentMappings.cityId),
      cityName: cities.name,
      agentId: reference(cityAgentMappings.agentId, agents, isAtWork),
      agentName: agents.name,
      active: cityAgentMappings.isActive,
    },
    search: [cities.name, agents.name],
    sort: '-updatedAt',
    readers: 'granted',
    unique: [
      {
        index: 'city_agent_mappings_cityId_agentId_unique',
        field: 'agentId',
        taken: () => mappingMessages.taken,
      },
    ],
    history: ({ cityName, agentName, active }) => ({ cityName, agentName, active }),
  },
);

/** Which agents the cases of a locality go to. */
export const localityAgentMappingRecords = declareRecords<
  LocalityAgentMapping,
  LocalityAgentMappingFields
>(localityAgentMappingCalls, {
  resource: 'locality-agent-mappings',
  table: localityAgentMappings,
  removal: 'hard',
  notThere: notThere.record,
  fields: {
    localityId: reference(localityAgentMappings.localityId, localities, {
      isThere: eq(localities.isActive, true),
      order: localities.name,
    }),
    localityName: localities.name,
    cityName: cities.name,
    agentId: reference(localityAgentMappings.agentId, agents, isAtWork),
    agentName: agents.name,
    active: localityAgentMappings.isActive,
  },
  joins: [{ table: cities, on: eq(cities.id, localities.cityId), isInner: true }],
  search: [localities.name, cities.name, agents.name],
  sort: '-updatedAt',
  readers: 'granted',
  unique: [
    {
      index: 'locality_agent_mappings_localityId_agentId_unique',
      field: 'agentId',
      taken: () => mappingMessages.taken,
    },
  ],
  history: ({ localityName, agentName, active }) => ({ localityName, agentName, active }),
});

/** Who calls on behalf of a sales agent. */
export const callingAgentMappingRecords = declareRecords<
  CallingAgentMapping,
  CallingAgentMappingFields
>(callingAgentMappingCalls, {
  resource: 'calling-agent-mappings',
  table: callingAgentMappings,
  removal: 'hard',
  notThere: notThere.record,
  fields: {
    salesAgentId: reference(callingAgentMappings.salesAgentId, agents, isAtWork),
    salesAgentName: agents.name,
    callingAgentId: reference(callingAgentMappings.callingAgentId, callers, {
      isThere: eq(callers.status, 1),
      order: callers.name,
    }),
    callingAgentName: callers.name,
    active: callingAgentMappings.isActive,
  },
  search: [agents.name, callers.name],
  sort: '-updatedAt',
  readers: 'granted',
  faults: ({ record }) =>
    record.salesAgentId === record.callingAgentId
      ? [{ field: 'callingAgentId', code: 'itself', ...mappingMessages.self }]
      : [],
  unique: [
    {
      index: 'calling_agent_mappings_salesAgentId_callingAgentId_unique',
      field: 'callingAgentId',
      taken: () => mappingMessages.taken,
    },
  ],
  history: ({ salesAgentName, callingAgentName, active }) => ({
    salesAgentName,
    callingAgentName,
    active,
  }),
});

/** How many digilites and video tours come with a package of a duration (part 2 section 3). */
export const digiliteMappingRecords = declareRecords<
  DigiliteVideoTourMapping,
  DigiliteVideoTourMappingFields
>(digiliteMappingCalls, {
  resource: 'digilite-video-tour-mappings',
  table: digiliteVideoTourMappings,
  removal: 'soft',
  notThere: notThere.record,
  fields: {
    packageId: reference(digiliteVideoTourMappings.packageId, packages, { order: packages.name }),
    packageName: packages.name,
    duration: digiliteVideoTourMappings.duration,
    digiliteCount: digiliteVideoTourMappings.digiliteCount,
    videoTourCount: digiliteVideoTourMappings.videoTourCount,
  },
  search: [packages.name],
  sort: '-updatedAt',
  readers: 'granted',
  unique: [
    {
      index: 'digilite_video_tour_mappings_unique',
      field: 'duration',
      taken: () => mappingMessages.takenDuration,
    },
  ],
});
