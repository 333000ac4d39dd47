import { addresses, legalEntities } from '#backend/database/schema/index.ts';
import { startPayments, type Payments } from '../startPayments.ts';

export interface Entity {
  readonly id: number;
  readonly title: string;
}

const kinds = [
  ['in the State', '27ABCDE1234F1Z5', false],
  ['in another State', '29ABCDE1234F1Z5', false],
  ['unregistered', null, false],
  ['in a zone', '27FGHIJ1234F1Z5', true],
] as const;

/** Deals of one client who is billed as four entities; a special economic zone pays no GST. */
export const startBooks = async (): Promise<{ test: Payments; entities: readonly Entity[] }> => {
  const test = await startPayments({ SEZ_TAX: 'zero' });
  const entities: Entity[] = [];
  for (const [title, gstin, isSez] of kinds) {
    const [row] = await test.client.db
      .insert(legalEntities)
      .values({ accountId: test.held('agent').id, legalName: `Homes ${title}`, gstin, isSez })
      .returning({ id: legalEntities.id });
    const id = row?.id ?? 0;
    await test.client.db
      .insert(addresses)
      .values({ legalEntityId: id, type: 'Billing', address: '1 High Street', pincode: '411001' });
    entities.push({ id, title });
  }
  return { test, entities };
};
