import * as moves from '../../schema/accountMoves.ts';
import { walletEntries, walletPayments } from '../../schema/money/ledger.ts';
import type { Client } from './clients.ts';
import type { Pen } from '../pen/pen.ts';

/** Money in a client's wallet: a payment in, and for some a part given back. */
const writeWallet = ({ add, calendar, random }: Pen, { id, entity }: Client): void => {
  const on = -random.int(5, 300);
  const amountPaise = random.int(10, 900) * 10_000;
  const tdsBp = entity.tan ? 200 : 0;
  const arrived = amountPaise - (amountPaise / 10_000) * tdsBp;
  const walletPaymentId = add(
    walletPayments,
    { accountId: id, paymentDate: calendar.day(on), createdAt: calendar.at(on, 12) },
    { referenceNumber: `WAL${random.digits(9)}`, tdsBp, amountPaise },
    { amountExcludingTdsPaise: arrived },
  );
  const reversesId = add(walletEntries, { walletPaymentId, kind: 'credit', amountPaise: arrived });
  if (random.chance(0.3)) {
    const refund = { kind: 'refund', amountPaise: -Math.round(arrived / 4) } as const;
    add(walletEntries, { walletPaymentId, ...refund, note: 'Given back on request' });
  } else if (random.chance(0.05)) {
    const reversal = { kind: 'reversal', amountPaise: -arrived, reversesId } as const;
    add(walletEntries, { walletPaymentId, ...reversal, note: 'Booked to the wrong account' });
  }
};

const writeAssignment = ({ add, calendar, people, random }: Pen, client: Client): void => {
  const on = random.int(Math.max(client.since, -300), -1);
  add(
    moves.accountAssignments,
    { accountId: client.id, fromAgentId: random.pick(people.agents[client.line]).id },
    { agentId: client.agent.id, batchId: random.chance(0.5) ? `seed-${Math.abs(on)}` : null },
    { reason: random.pick(['Agent moved to another city', 'Load balancing', null]) },
    { createdAt: calendar.at(on, 13), createdBy: people.holder(`${client.line}-tl`).id },
  );
};

// prettier-ignore
const matchStates = [['open', 8], ['dismissed', 2]] as const;
// prettier-ignore
const migrationStatuses = [['SUCCESS', 7], ['ERROR', 2], ['ALREADY MIGRATED', 1]] as const;

/** What happens to some clients only: a wallet, a new agent, a shared address, a migration. */
export const writeClientExtras = (pen: Pen, client: Client): void => {
  const { add, calendar, random } = pen;
  const { id } = client;
  if (id % 18 === 1) writeWallet(pen, client);
  if (random.chance(0.2)) writeAssignment(pen, client);
  if (id % 35 === 0)
    add(
      moves.accountIpMatches,
      { accountId: id - 2, otherAccountId: id, address: `203.0.113.${id % 250}` },
      { detectedAt: calendar.at(-random.int(1, 60), 3), state: random.weighted(matchStates) },
    );
  if (id % 25 === 4) {
    const status = random.weighted(migrationStatuses);
    add(
      moves.crmMigrations,
      { entity: 'account', entityId: id, isEverythingMigrated: status === 'SUCCESS', status },
      { message: status === 'ERROR' ? 'This client does not exist in the old CRM' : null },
      { createdAt: calendar.at(-random.int(5, 100), 10) },
    );
  }
};
