import * as schema from '../schema/tickets.ts';
import reference from './data/reference.json' with { type: 'json' };
import type { Client } from './clients/clients.ts';
import type { Pen } from './pen/pen.ts';

const firstKey = 20_000;

// prettier-ignore
const statusWeights = [[1, 5], [2, 3], [3, 6]] as const;
// prettier-ignore
const priorityWeights = [[1, 7], [2, 2], [3, 1]] as const;

/** One client in seven has asked for help. */
export const writeTicket = (pen: Pen, { id: accountId, name, agent }: Client): void => {
  const { add, calendar, people, random } = pen;
  if (!random.chance(0.15)) return;
  const at = random.int(0, reference.ticketCategories.length - 1);
  const [category, names] = reference.ticketCategories[at] ?? [];
  const place = random.int(0, 2);
  // Subcategories are numbered after the categories, in the order in which they are listed.
  const subCategoryId = reference.ticketCategories.length + at * 3 + place + 1;
  const id = pen.nextId(schema.tickets);
  const created = -random.int(1, 120);
  const statusId = random.weighted(statusWeights);
  const support = people.holder('support').id;
  const subject = Array.isArray(names) ? names[place] : 'other';
  add(
    schema.tickets,
    { key: `NIV-${firstKey + id}`, summary: `${String(category)}: ${subject}`, accountId },
    { description: random.chance(0.7) ? `Reported by ${name}` : null },
    { categoryId: at + 1, subCategoryId, typeId: 1, statusId },
    { priorityId: random.weighted(priorityWeights) },
    { reporterId: random.chance(0.3) ? support : agent.id },
    { assigneeId: statusId === 1 ? null : support },
    { createdAt: calendar.at(created, random.int(9, 19)) },
    { updatedAt: calendar.at(random.int(created, -1), random.int(9, 19)) },
  );
  const record = { attributeId: at * 2 + 1, attributeValue: String(accountId) };
  add(schema.ticketAttributes, { ticketId: id, ...record });
};
