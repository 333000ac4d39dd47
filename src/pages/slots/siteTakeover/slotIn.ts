import type { SiteTakeoverValues } from '#contract/domain/slots/siteTakeover/siteTakeoverFields.ts';
import { cardsIn } from '#fields/slots/cardsIn.ts';

type Values = Readonly<Record<string, unknown>>;

/** The values of the form as a slot; the form's schema has the same fields, and cards that are none are left out. */
export const slotIn = (values: Values): SiteTakeoverValues => ({
  ...values,
  product_cards: cardsIn(values['product_cards']),
});
