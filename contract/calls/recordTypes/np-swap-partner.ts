// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/np-swap-partner.schema.json` as its calls answer it. */
export interface NpSwapPartner {
  id: number;
  forSlotId?: number;
  name?: string;
  startDate?: string;
}
/** What people write of it; null clears a field. */
export interface NpSwapPartnerFields {}
