// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/event.schema.json` as its calls answer it. */
export interface Event {
  id: number;
  name: string;
  description?: string;
  startDate: string;
  endDate: string;
  clientTypeId?: 1 | 2 | 3 | 4 | 5;
  active: boolean;
  cityCount?: number;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface EventFields {
  name: string;
  description?: string | null;
  startDate: string;
  endDate: string;
  clientTypeId?: 1 | 2 | 3 | 4 | 5 | null;
  active?: boolean;
}
