/**
 * What a sub-broker has none of and the account above it has: what is activated and which slots are taken (T59). Opportunities,
 * termsheets, payments and payment links are refused by their own calls, in words of their own.
 */
export const ordersUnderParent: ReadonlySet<string> = new Set([
  'products.activate',
  'products.forceActivate',
  'products.decideForce:approve',
  'npSlots.create',
  'npSlots.swap',
  'siteTakeovers.create',
  'siteTakeovers.update',
  'stories.create',
  'stories.update',
  'audienceMaximizers.create',
  'audienceMaximizers.update',
  'adPackages.create',
  'adPackages.update',
  'videoTours.create',
  'videoTours.update',
  'microsites.create',
  'microsites.update',
  'slotHolds.take',
  'slotHolds.ask',
  'slotHolds.book',
]);
