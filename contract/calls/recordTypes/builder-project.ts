// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/builder-project.schema.json` as its calls answer it. */
export interface BuilderProject {
  id: number;
  accountId?: number;
  builderProfileUuid?: string;
  name?: string;
  cityName?: string;
  maxSlotEndDate?: string;
  exclusivity?: 'exclusive' | 'asked' | 'free' | 'no-slot';
  exclusiveUntil?: string;
  mayAsk?: boolean;
  hasCoverImage?: boolean;
  opmV2Id?: number;
}
/** What people write of it; null clears a field. */
export interface BuilderProjectFields {}
