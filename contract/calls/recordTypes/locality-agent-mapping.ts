// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/locality-agent-mapping.schema.json` as its calls answer it. */
export interface LocalityAgentMapping {
  id: number;
  localityId: number;
  localityName?: string;
  cityName?: string;
  agentId: number;
  agentName?: string;
  active: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface LocalityAgentMappingFields {
  localityId: number;
  agentId: number;
  active?: boolean;
}
