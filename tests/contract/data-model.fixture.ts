import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#backend/database/client.ts';
import * as schema from '#backend/database/schema/index.ts';

const insert = async <Table extends PgTable>(
  db: Database,
  table: Table,
  values: Table['$inferInsert'],
): Promise<number> => {
  const [row] = await db.insert(table).values(values).returning();
  return (row as { id: number }).id;
};

export type Deal = Awaited<ReturnType<typeof addDeal>>;

/** The smallest set of rows on which every guard can be tried: one opportunity and what hangs on it. */
export const addDeal = async (db: Database) => {
  const userId = await insert(db, schema.users, { email: 'agent@example.com', firstName: 'Asha' });
  const otherUserId = await insert(db, schema.users, {
    email: 'lead@example.com',
    firstName: 'Ravi',
  });
  const stateId = await insert(db, schema.states, { name: 'Maharashtra', gstCode: '27' });
  const cityId = await insert(db, schema.cities, { name: 'Pune', stateId, zone: 'West' });
  const polygonId = await insert(db, schema.polygons, { name: 'Aundh', kind: 'locality', cityId });
  const packageFamilyId = await insert(db, schema.packageFamilies, {
    name: 'Sites',
    clientTypeId: 1,
  });
  const packageId = await insert(db, schema.packages, {
    packageFamilyId,
    clientTypeId: 1,
    name: 'Site 30',
  });
  const productId = await insert(db, schema.products, {
    name: 'Site takeover',
    kind: 'site-takeover',
  });
  const accountId = await insert(db, schema.accounts, { name: 'Sunrise', clientTypeId: 1 });
  const builderId = await insert(db, schema.builders, { name: 'Sunrise', accountId });
  const projectId = await insert(db, schema.projects, { name: 'Sunrise Park', builderId, cityId });
  await insert(db, schema.caseStatuses, { id: 1, name: 'New' });
  const opportunityId = await insert(db, schema.opportunities, {
    name: 'Sunrise 1',
    line: 'builder',
    accountId,
  });
  const legalEntityId = await insert(db, schema.legalEntities, {
    accountId,
    legalName: 'Sunrise LLP',
  });
  const contactId = await insert(db, schema.contacts, {
    accountId,
    name: 'Meera',
    phone: '9000000001',
  });
  const milestoneId = await insert(db, schema.milestones, {
    opportunityId,
    name: 'First',
    amountPaise: 100_000,
    startDate: '2026-04-01',
  });
  const modeOfPaymentId = await insert(db, schema.paymentModes, { name: 'Cheque' });
  const paymentId = await insert(db, schema.payments, {
    accountId,
    opportunityId,
    milestoneId,
    modeOfPaymentId,
    amountPaise: 100_000,
    paymentDate: '2026-04-02',
  });
  const slotId = await insert(db, schema.slots, {
    kind: 'site-takeover',
    productId,
    accountId,
    projectId,
  });
  const otherSlotId = await insert(db, schema.slots, {
    kind: 'site-takeover',
    productId,
    accountId,
  });
  return {
    userId,
    otherUserId,
    stateId,
    cityId,
    polygonId,
    packageId,
    productId,
    accountId,
    projectId,
    opportunityId,
    legalEntityId,
    contactId,
    milestoneId,
    paymentId,
    slotId,
    otherSlotId,
  };
};

/** The SQLSTATEs that the guards answer with. */
export const sqlState = {
  overlap: '23P01',
  refused: '23001',
  stillReferenced: '23503',
  checkFailed: '23514',
  duplicate: '23505',
} as const;

class Undone extends Error {}

/**
 * Runs writes in a transaction that is always taken back.
 * @returns the SQLSTATE of the write that was refused, or what the last one answered.
 */
export const attempt = async <Answer>(
  db: Database,
  writes: (tx: Database) => PromiseLike<Answer>,
): Promise<Answer | string | undefined> => {
  let answer: Answer | undefined;
  try {
    await db.transaction(async tx => {
      answer = await writes(tx);
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone) return answer;
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code) return cause.code;
    throw error;
  }
  return answer;
};
