// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/calling-agent-mapping.schema.json` as its calls answer it. */
export interface CallingAgentMapping {
  id: number;
  salesAgentId: number;
  salesAgentName?: string;
  callingAgentId: number;
  callingAgentName?: string;
  active: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface CallingAgentMappingFields {
  salesAgentId: number;
  callingAgentId: number;
  active?: boolean;
}
