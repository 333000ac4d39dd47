import * as schema from '../schema/tickets.ts';
import reference from './data/reference.json' with { type: 'json' };
import type { Client } from './clients.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import type { World } from './world.ts';

const firstKey = 20_000;

/** One client in seven has asked for help. */
export const writeTicket = (sheet: Sheet, world: World, client: Client, random: Random): void => {
  if (!random.chance(0.15)) return;
  const { calendar, people } = world;
  const at = random.int(0, reference.ticketCategories.length - 1);
  const [category, names] = reference.ticketCategories[at] ?? [];
  const place = random.int(0, 2);
  // Subcategories are numbered after the categories, in the order in which they are listed.
  const subCategoryId = reference.ticketCategories.length + at * 3 + place + 1;
  const id = sheet.nextId(schema.tickets);
  const created = -random.int(1, 120);
  const statusId = random.weighted([
    [1, 5],
    [2, 3],
    [3, 6],
  ]);
  sheet.add(schema.tickets, {
    key: `NIV-${firstKey + id}`,
    summary: `${String(category)}: ${Array.isArray(names) ? names[place] : 'other'}`,
    description: random.chance(0.7) ? `Reported by ${client.name}` : null,
    categoryId: at + 1,
    subCategoryId,
    typeId: 1,
    priorityId: random.weighted([
      [1, 7],
      [2, 2],
      [3, 1],
    ]),
    statusId,
    reporterId: random.chance(0.3) ? people.holder('support').id : client.agent.id,
    assigneeId: statusId === 1 ? null : people.holder('support').id,
    accountId: client.id,
    opportunityId: null,
    siteLink: null,
    createdAt: calendar.at(created, random.int(9, 19)),
    updatedAt: calendar.at(random.int(created, -1), random.int(9, 19)),
  });
  sheet.add(schema.ticketAttributes, {
    ticketId: id,
    attributeId: at * 2 + 1,
    attributeValue: String(client.id),
  });
};
