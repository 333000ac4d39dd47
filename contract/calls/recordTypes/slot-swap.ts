// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/slot-swap.schema.json` as its calls answer it. */
export interface SlotSwap {
  id: number;
  name?: string;
  state?: 'pending' | 'done' | 'rejected' | 'failed';
  reason?: string;
  requestedByName?: string;
  decidedAt?: string;
  decidedByName?: string;
  productName?: string;
  fromSlotId?: number;
  toSlotId?: number;
  from?: {
    slotId?: number;
    parentId?: number;
    regionId?: number;
    projectName?: string;
    accountName?: string;
    placeName?: string;
    position?: number;
    startDate?: string;
    endDate?: string;
  };
  to?: {
    slotId?: number;
    parentId?: number;
    regionId?: number;
    projectName?: string;
    accountName?: string;
    placeName?: string;
    position?: number;
    startDate?: string;
    endDate?: string;
  };
  approvalId?: number;
  waitsFor?: string;
  taskKey?: string;
  version: number;
  createdAt: string;
  opmV2Id?: number;
}
/** What people write of it; null clears a field. */
export interface SlotSwapFields {}
