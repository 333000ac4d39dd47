import Type from 'typebox';
import ticketSchema from '#form-schemas/client-ticket.schema.json' with { type: 'json' };
import attributeSchema from '#form-schemas/ticket-category-attribute.schema.json' with { type: 'json' };
import categorySchema from '#form-schemas/ticket-category.schema.json' with { type: 'json' };
import { clientWriters } from '../../domain/clients/clientWriters.ts';
import { rowId } from '../bodies.ts';
import { recordCalls } from '../recordCalls.ts';
import type {
  ClientTicket,
  ClientTicketFields,
  TicketCategory,
  TicketCategoryAttribute,
} from '../recordTypes.ts';

const source = 'part 1 §3, §7, §9, decision record 0097';

/** Requests for help; the fields are named as the call that creates one names them. */
export const ticketRecordCalls = recordCalls<ClientTicket, ClientTicketFields>()({
  area: 'tickets',
  schema: ticketSchema,
  called: ['ticket', 'tickets'],
  access: [...clientWriters, 'support-issues'],
  source,
  list: {
    at: 'GET /console/v1/tickets',
    access: 'signed-in',
    query: { accountId: Type.Optional(rowId) },
    orders: ['id', 'updated_at'],
  },
  get: { at: 'GET /console/v1/tickets/{id}', access: 'signed-in' },
  create: { at: 'POST /tickets/api/v1/ticket/create' },
  update: { at: 'PUT /console/v1/tickets/{id}', access: ['support-issues'] },
});

export const ticketCategoryCalls = recordCalls<TicketCategory, object>()({
  area: 'ticketCategories',
  schema: categorySchema,
  called: ['ticket category', 'ticket categories'],
  access: 'signed-in',
  source,
  list: { at: 'GET /console/v1/ticket-categories' },
});

/** What a ticket of a category has to tell. */
export const ticketAttributeCalls = recordCalls<TicketCategoryAttribute, object>()({
  area: 'ticketCategoryAttributes',
  schema: attributeSchema,
  called: ['ticket attribute', 'ticket attributes'],
  access: 'signed-in',
  source,
  list: { at: 'GET /console/v1/ticket-category-attributes' },
});

export const ticketCalls = [
  ...ticketRecordCalls.calls,
  ...ticketCategoryCalls.calls,
  ...ticketAttributeCalls.calls,
] as const;
