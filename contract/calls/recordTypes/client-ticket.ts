// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/client-ticket.schema.json` as its calls answer it. */
export interface ClientTicket {
  id: number;
  key?: string;
  accountId: number;
  summary: string;
  category: number;
  sub_category?: number;
  description?: string;
  ticket_reference?: string;
  ticket_attributes: { attribute_id: number; attribute_value: string }[];
  type: 1;
  priority: 1 | 2 | 3;
  status: 1 | 2 | 3;
  reporter?: number;
  reporterName?: string;
  assignee?: string;
  accountName?: string;
  created_at?: string;
  updated_at?: string;
  site_link?: string;
  version: number;
}
/** What people write of it; null clears a field. */
export interface ClientTicketFields {
  accountId: number;
  summary: string;
  category: number;
  sub_category?: number | null;
  description?: string | null;
  ticket_reference?: string | null;
  ticket_attributes?: { attribute_id: number; attribute_value: string }[];
  type?: 1;
  priority?: 1 | 2 | 3;
  status?: 1 | 2 | 3;
  reporter?: number | null;
}
