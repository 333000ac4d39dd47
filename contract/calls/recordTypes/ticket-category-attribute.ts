// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/ticket-category-attribute.schema.json` as its calls answer it. */
export interface TicketCategoryAttribute {
  id: number;
  name?: string;
  category?: number;
  type?: 'text' | 'number' | 'date' | 'choice';
  allowedValues?: string;
  isRequired?: boolean;
}
/** What people write of it; null clears a field. */
export interface TicketCategoryAttributeFields {}
