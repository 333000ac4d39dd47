// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/calling-config.schema.json` as its calls answer it. */
export interface CallingConfig {
  id: number;
  line: 'owner' | 'broker' | 'builder' | 'tenant';
  wrapUpSeconds: number;
  extensionSeconds: number;
  leaseMinutes: number;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface CallingConfigFields {
  line: 'owner' | 'broker' | 'builder' | 'tenant';
  wrapUpSeconds: number;
  extensionSeconds: number;
  leaseMinutes: number;
}
