// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/client-config.schema.json` as its calls answer it. */
export interface ClientConfig {
  id: number;
  clientName: string;
  profileUuid?: string;
  handler: string;
  config: Record<string, unknown>;
  active: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface ClientConfigFields {
  clientName: string;
  profileUuid?: string | null;
  handler: string;
  config: Record<string, unknown>;
  active?: boolean;
}
