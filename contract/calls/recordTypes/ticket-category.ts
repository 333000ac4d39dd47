// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/ticket-category.schema.json` as its calls answer it. */
export interface TicketCategory {
  id: number;
  name?: string;
  parentId?: number;
}
/** What people write of it; null clears a field. */
export interface TicketCategoryFields {}
