import { eq, sql } from 'drizzle-orm';
import type { TicketCategory, TicketCategoryAttribute } from '#contract/calls/recordTypes.ts';
import { ticketAttributeCalls, ticketCategoryCalls } from '#contract/calls/tickets/tickets.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  ticketCategories as categories,
  ticketCategoryAttributes as attributes,
} from '../../database/schema/index.ts';
import type { Presented } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';

/** Categories, and below them their subcategories. */
export const ticketCategoryRecords = declareRecords<TicketCategory & Presented, object>(
  ticketCategoryCalls,
  {
    resource: 'ticket-categories',
    table: categories,
    removal: 'hard',
    notThere: notThere.record,
    where: eq(categories.isActive, true),
    fields: { name: categories.name, parentId: categories.parentId },
    search: [categories.name],
    sort: 'name',
    readers: 'granted',
  },
);

export const ticketAttributeRecords = declareRecords<TicketCategoryAttribute & Presented, object>(
  ticketAttributeCalls,
  {
    resource: 'ticket-category-attributes',
    table: attributes,
    removal: 'hard',
    notThere: notThere.record,
    fields: {
      name: attributes.name,
      category: attributes.ticketCategoryId,
      type: attributes.type,
      allowedValues: sql<string>`array_to_string(${attributes.allowedValues}, ', ')`,
      isRequired: attributes.isRequired,
    },
    search: [attributes.name],
    sort: 'name',
    readers: 'granted',
  },
);
