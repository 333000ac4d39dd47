import Type from 'typebox';
import { packageHistoryStatuses } from '../../domain/catalogue/packageHistory.ts';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';

const day = Type.String({ format: 'date' });
const leads = Type.Integer({ minimum: 0 });

/** One slot of a seller, with the enquiries that it brought (part 3 section 3). */
const entry = Type.Object({
  name: Type.String(),
  status: Type.Enum([...packageHistoryStatuses]),
  startDate: day,
  endDate: day,
  slotId: rowId,
  buyLeads: leads,
  rentLeads: leads,
  commercialBuyLeads: leads,
  commercialRentLeads: leads,
});

export const packageHistoryCalls = [
  defineCall({
    id: 'packageHistory.list',
    calledBy: 'older-client',
    method: 'GET',
    path: '/sapna/v1/{product}/helper/20',
    kind: 'read',
    access: 'signed-in',
    summary: 'What a seller has bought and had, grouped as upcoming, live and expired',
    source: 'part 3 §3, §4, §7',
    query: strictObject({ profile_uuid: Type.String({ format: 'uuid' }) }),
    answer: Type.Object({
      upcoming: Type.Array(entry),
      live: Type.Array(entry),
      expired: Type.Array(entry),
    }),
  }),
] as const;
