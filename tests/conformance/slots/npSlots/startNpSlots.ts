import { eq } from 'drizzle-orm';
import {
  opportunityPackages,
  opportunityProducts,
  opportunityProjects,
  polygons,
  projectConfigurations,
  projects,
} from '#backend/database/schema/index.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { ok } from '#tests/support/server/ok.ts';
import { addBuilder, type Built } from '../../exclusivity/addBuilder.ts';
import { startDeals, type Deals } from '../../opportunities/startDeals.ts';
import { testDay } from '#tests/support/server/template.ts';

export const npProductId = 78;
export const today = testDay;
/** So many days from today. */
export const inDays = (days: number) => addDays(today, days);

export interface Slot {
  id: number;
  slotId: number;
  version: number;
  status: string;
  position: number;
  startDate: string;
  endDate: string;
  isFrozen: boolean;
  mayStop: boolean;
  maySwap: boolean;
  configDetails: { flatConfigurationId: number; apartmentType: string; price: number };
}

export interface Pinned extends Built {
  readonly opportunityId: number;
  readonly opmV2Id: number;
  readonly flatConfigurationId: number;
}

export interface NpSlots extends Deals {
  /** A package of the agent with so many slots, and a project that may be pinned. */
  readonly bought: (quantity?: number, name?: string) => Promise<Pinned>;
  readonly pin: (of: Pinned, more?: object, by?: Caller) => ReturnType<Caller['post']>;
  readonly pinned: (of: Pinned, more?: object) => Promise<Slot>;
  readonly slotsOf: (of: Pinned, by?: Caller) => Promise<Slot[]>;
}

export const startNpSlots = async (): Promise<NpSlots> => {
  const test = await startDeals();
  const { db } = test.client;
  const [place] = await db
    .insert(polygons)
    .values({ name: 'Suite Nagar', kind: 'locality', cityId: 1 })
    .returning({ id: polygons.id });
  const pin: NpSlots['pin'] = (of, more = {}, by = test.by('agent')) =>
    by.post('/sapna/np/create-slot', {
      opmV2Id: of.opmV2Id,
      projectId: of.projectId,
      configDetails: { flatConfigurationId: of.flatConfigurationId },
      position: 1,
      startDate: inDays(5),
      endDate: inDays(14),
      ...more,
    });
  return {
    ...test,
    pin,
    pinned: async (of, more) => ok<Slot>(await pin(of, more)),
    slotsOf: async (of, by = test.by('agent')) =>
      ok<{ results: Slot[] }>(
        await by.get('/sapna/np/get-all-slots', { query: { opmV2Id: of.opmV2Id } }),
      ).results,
    bought: async (quantity = 2, name = 'agent') => {
      const { id: opportunityId } = await test.log(name);
      const { id: opmV2Id } = await test.addPackage(name, opportunityId);
      await db
        .update(opportunityPackages)
        .set({ promotedDays: 30 })
        .where(eq(opportunityPackages.id, opmV2Id));
      await db
        .insert(opportunityProducts)
        .values({ opportunityPackageId: opmV2Id, productId: npProductId, quantity });
      const built = await addBuilder(db, { agentId: test.idOf(name), slotUntil: null });
      await db
        .update(projects)
        .set({ coverImageUrl: '/demo/pictures/1.svg', polygonId: place?.id ?? null })
        .where(eq(projects.id, built.projectId));
      await db.insert(opportunityProjects).values({ opportunityId, projectId: built.projectId });
      const [configuration] = await db
        .insert(projectConfigurations)
        .values({
          projectId: built.projectId,
          apartmentType: '2 BHK',
          areaSize: 900,
          pricePaise: 850_000_000,
        })
        .returning({ id: projectConfigurations.id });
      return { ...built, opportunityId, opmV2Id, flatConfigurationId: configuration?.id ?? 0 };
    },
  };
};
