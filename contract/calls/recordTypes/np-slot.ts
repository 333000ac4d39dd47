// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/np-slot.schema.json` as its calls answer it. */
export interface NpSlot {
  id: number;
  slotId?: number;
  opmV2Id: number;
  opportunityId?: number;
  productId?: number;
  productName?: string;
  projectId: number;
  projectName?: string;
  configDetails: {
    flatConfigurationId: number;
    apartmentType?: string;
    areaSize?: number;
    price?: number;
  };
  position: number;
  placeName?: string;
  regionId?: number;
  startDate: string;
  endDate: string;
  parentId?: number;
  status?: 'draft' | 'held' | 'upcoming' | 'live' | 'ended' | 'stopped' | 'cancelled';
  isFrozen?: boolean;
  stopReason?: string;
  mayStop?: boolean;
  maySwap?: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface NpSlotFields {
  opmV2Id: number;
  productId?: number;
  projectId: number;
  configDetails: {
    flatConfigurationId: number;
    apartmentType?: string;
    areaSize?: number;
    price?: number;
  };
  position: number;
  startDate: string;
  endDate: string;
  parentId?: number;
}
