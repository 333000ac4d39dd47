import { randomInt } from 'node:crypto';
import type { Database } from '#backend/database/client.ts';
import { accounts, builders, products, projects, slots } from '#backend/database/schema/index.ts';
import { addDays } from '#contract/domain/days/addDays.ts';

export interface Built {
  readonly accountId: number;
  readonly builderProfileUuid: string;
  readonly projectId: number;
  readonly projectName: string;
}

interface Wanted {
  readonly agentId: number;
  /** The last day of a live slot on the project; null for none. */
  readonly slotUntil: string | null;
}

/** The account of a builder with one project. */
export const addBuilder = async (db: Database, { agentId, slotUntil }: Wanted): Promise<Built> => {
  const serial = randomInt(10_000, 99_999);
  const name = `Builder of the suite ${serial}`;
  const [account] = await db
    .insert(accounts)
    .values({ name, clientTypeId: 1, agentId, mobile: `98764${serial}` })
    .returning({ id: accounts.id, uuid: accounts.uuid });
  if (!account) throw new Error('An account was written');
  const [builder] = await db
    .insert(builders)
    .values({ name, accountId: account.id, profileUuid: account.uuid })
    .returning({ id: builders.id });
  const [project] = await db
    .insert(projects)
    .values({ name: `Project of the suite ${serial}`, builderId: builder?.id ?? 0, cityId: 1 })
    .returning({ id: projects.id, name: projects.name });
  const [product] = await db.select({ id: products.id }).from(products).limit(1);
  if (!project || !product) throw new Error('A project was written');
  if (slotUntil !== null)
    await db.insert(slots).values({
      kind: 'np-slot',
      productId: product.id,
      accountId: account.id,
      projectId: project.id,
      state: 'live',
      startDate: addDays(slotUntil, -60),
      endDate: slotUntil,
    });
  return {
    accountId: account.id,
    builderProfileUuid: account.uuid,
    projectId: project.id,
    projectName: project.name,
  };
};
