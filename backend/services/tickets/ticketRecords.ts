import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ClientTicket, ClientTicketFields } from '#contract/calls/recordTypes.ts';
import { ticketRecordCalls } from '#contract/calls/tickets/tickets.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { ticketDefaults } from '#contract/domain/tickets/ticketDefaults.ts';
import { invalidField, notFound } from '../../calls/Refusal.ts';
import {
  accounts,
  ticketAttributes,
  ticketCategories,
  tickets,
  users,
} from '../../database/schema/index.ts';
import { refuseAccount } from '../../policies/scopes/accountScope.ts';
import { ticketScope } from '../../policies/scopes/ticketScope.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { elsewhere, reference } from '../../tables/fields.ts';
import { refuseAttributes, refuseCategory } from './refuseTicket.ts';

const reporters = alias(users, 'ticket_reporters');
const assignees = alias(users, 'ticket_assignees');

const answers = sql<ClientTicket['ticket_attributes']>`(
  select coalesce(json_agg(json_build_object(
    'attribute_id', told.attribute_id, 'attribute_value', told.attribute_value) order by told.id), '[]')
  from ${ticketAttributes} told where told.ticket_id = ${sql.raw('"tickets"."id"')})`;

/** What a new ticket is called: its number behind three letters of the product. */
const keyOf = (slug: string) =>
  sql`${slug.slice(0, 3).toUpperCase()}::text || '-' || (20000 + currval(pg_get_serial_sequence('tickets', 'id')))`;

/** Who takes a ticket has it from then on. */
const taken = 2;

export const ticketRecords = declareRecords<ClientTicket, ClientTicketFields>(ticketRecordCalls, {
  resource: 'client-tickets',
  table: tickets,
  removal: 'hard',
  notThere: notThere.ticket,
  fields: {
    key: tickets.key,
    accountId: reference(tickets.accountId, accounts, { order: accounts.name }),
    accountName: accounts.name,
    summary: tickets.summary,
    category: reference(tickets.categoryId, ticketCategories, { order: ticketCategories.name }),
    sub_category: tickets.subCategoryId,
    description: tickets.description,
    ticket_reference: tickets.ticketReference,
    ticket_attributes: elsewhere(answers),
    type: tickets.typeId,
    priority: tickets.priorityId,
    status: tickets.statusId,
    reporter: elsewhere(tickets.reporterId),
    reporterName: reporters.name,
    assignee: assignees.name,
    created_at: tickets.createdAt,
    updated_at: tickets.updatedAt,
    site_link: tickets.siteLink,
  },
  joins: [
    { table: reporters, on: eq(reporters.id, tickets.reporterId), isInner: false },
    { table: assignees, on: eq(assignees.id, tickets.assigneeId), isInner: false },
  ],
  search: [tickets.summary, tickets.key, accounts.name, reporters.name, assignees.name],
  client: { accountId: tickets.accountId },
  sort: '-updated_at',
  readers: actor => ticketScope(actor, 'read'),
  narrow: ({ accountId }, actor) => [
    ticketScope(actor, typeof accountId === 'number' ? 'read' : 'list'),
    typeof accountId === 'number' ? eq(tickets.accountId, accountId) : undefined,
  ],
  refuse: async ({ db, actor }, { record, changes, before }) => {
    // Who reports is told by the session; another name is refused (T25).
    if (changes.reporter !== undefined && changes.reporter !== (before?.reporter ?? actor.id))
      throw invalidField('/reporter', 'reporter', 'You can report a ticket only in your own name.');
    // Type and status of a new ticket are given (part 1 section 9).
    if (!before && (record.status ?? ticketDefaults.statusId) !== ticketDefaults.statusId)
      throw invalidField('/status', 'choice', 'A new ticket always has the status Open.');
    if (!before || changes.category !== undefined || changes.sub_category !== undefined)
      await refuseCategory(db, record);
    if (!before || changes.ticket_attributes !== undefined) await refuseAttributes(db, record);
  },
  columns: ({ before, changes }, { actor, services }) => {
    if (!before) return { reporterId: actor.id, key: keyOf(services.config.product.slug) };
    return changes.status === taken ? { assigneeId: actor.id } : {};
  },
  written: async ({ db }, { id, changes }) => {
    if (changes.ticket_attributes === undefined) return;
    await db.delete(ticketAttributes).where(eq(ticketAttributes.ticketId, id));
    const told = changes.ticket_attributes ?? [];
    if (told.length > 0)
      await db.insert(ticketAttributes).values(
        told.map(one => ({
          ticketId: id,
          attributeId: one.attribute_id,
          attributeValue: one.attribute_value.trim(),
        })),
      );
  },
});

/** @throws Refusal NOT_FOUND for what is not there and for what is not their alike */
const refuseTicket = async ({ db, actor }: InWrite, id: number): Promise<void> => {
  const scope = ticketScope(actor, 'read');
  const [found] = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(scope === undefined ? eq(tickets.id, id) : sql`${tickets.id} = ${id} and ${scope}`);
  if (!found) throw notFound(notThere.ticket);
};

/** GET tickets/{id}. */
export const getTicket = async (context: InWrite & { params: { id: number } }) => {
  await refuseTicket(context, context.params.id);
  return ticketRecords.readOne(context, context.params.id);
};

/** POST ticket/create: for any client that one may open. */
export const createTicket = async (context: InWrite & { body: ClientTicketFields }) => {
  await refuseAccount(context.db, context.actor, 'read', context.body.accountId);
  return ticketRecords.create(context, context.body);
};
