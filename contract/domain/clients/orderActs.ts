import { ofEachKind } from '../slots/slotProducts.ts';

/** What turns an order into something that runs: its products are activated, its slots are taken. */
export const orderActs = [
  'products.activate',
  'opportunities.activate',
  'products.forceActivate',
  'products.decideForce:approve',
  'npSlots.create',
  'npSlots.swap',
  ...ofEachKind('create'),
  ...ofEachKind('update'),
  'videoTours.create',
  'videoTours.update',
  'slotHolds.take',
  'slotHolds.ask',
  'slotHolds.book',
] as const;
