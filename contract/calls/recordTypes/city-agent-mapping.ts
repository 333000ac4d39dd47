// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/city-agent-mapping.schema.json` as its calls answer it. */
export interface CityAgentMapping {
  id: number;
  cityId: number;
  cityName?: string;
  agentId: number;
  agentName?: string;
  active: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface CityAgentMappingFields {
  cityId: number;
  agentId: number;
  active?: boolean;
}
