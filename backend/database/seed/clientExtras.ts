import * as moves from '../schema/accountMoves.ts';
import { walletEntries, walletPayments } from '../schema/ledger.ts';
import type { Client } from './clients.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import type { World } from './world.ts';

/** Money in a client's wallet: a payment in, and for some a part given back. */
const writeWallet = (sheet: Sheet, { calendar }: World, client: Client, random: Random): void => {
  const on = -random.int(5, 300);
  const amountPaise = random.int(10, 900) * 10_000;
  const tdsBp = client.entity.tan ? 200 : 0;
  const amountExcludingTdsPaise = amountPaise - (amountPaise / 10_000) * tdsBp;
  const walletPaymentId = sheet.add(walletPayments, {
    accountId: client.id,
    paymentId: null,
    paymentDate: calendar.day(on),
    referenceNumber: `WAL${random.digits(9)}`,
    tdsBp,
    amountPaise,
    amountExcludingTdsPaise,
    createdAt: calendar.at(on, 12),
  });
  const entry = { walletPaymentId, milestoneId: null };
  const credit = sheet.add(walletEntries, {
    ...entry,
    kind: 'credit',
    amountPaise: amountExcludingTdsPaise,
    reversesId: null,
    note: null,
  });
  if (random.chance(0.3)) {
    sheet.add(walletEntries, {
      ...entry,
      kind: 'refund',
      amountPaise: -Math.round(amountExcludingTdsPaise / 4),
      reversesId: null,
      note: 'Given back on request',
    });
  } else if (random.chance(0.05)) {
    sheet.add(walletEntries, {
      ...entry,
      kind: 'reversal',
      amountPaise: -amountExcludingTdsPaise,
      reversesId: credit,
      note: 'Booked to the wrong account',
    });
  }
};

/** What happens to some clients only: a wallet, a new agent, a shared address, a migration. */
export const writeClientExtras = (
  sheet: Sheet,
  world: World,
  client: Client,
  random: Random,
): void => {
  const { calendar, people } = world;
  if (client.id % 18 === 1) writeWallet(sheet, world, client, random);
  if (random.chance(0.2)) {
    const on = random.int(Math.max(client.since, -300), -1);
    sheet.add(moves.accountAssignments, {
      accountId: client.id,
      fromAgentId: random.pick(people.agents[client.line]).id,
      agentId: client.agent.id,
      batchId: random.chance(0.5) ? `seed-${Math.abs(on)}` : null,
      reason: random.pick(['Agent moved to another city', 'Load balancing', null]),
      createdAt: calendar.at(on, 13),
      createdBy: people.holder(`${client.line}-tl`).id,
    });
  }
  if (client.id % 35 === 0) {
    sheet.add(moves.accountIpMatches, {
      accountId: client.id - 2,
      otherAccountId: client.id,
      address: `203.0.113.${client.id % 250}`,
      detectedAt: calendar.at(-random.int(1, 60), 3),
      state: random.weighted([
        ['open', 8],
        ['dismissed', 2],
      ]),
    });
  }
  if (client.id % 25 === 4) {
    const status = random.weighted<'SUCCESS' | 'ERROR' | 'ALREADY MIGRATED'>([
      ['SUCCESS', 7],
      ['ERROR', 2],
      ['ALREADY MIGRATED', 1],
    ]);
    sheet.add(moves.crmMigrations, {
      entity: 'account',
      entityId: client.id,
      isEverythingMigrated: status === 'SUCCESS',
      status,
      message: status === 'ERROR' ? 'The old CRM has no such client' : null,
      createdAt: calendar.at(-random.int(5, 100), 10),
    });
  }
};
