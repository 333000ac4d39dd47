import { eq, and } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { auditEntries, packagePrices } from '#backend/database/schema/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { ok as answerOf } from '#tests/support/server/ok.ts';

/** The tests live on one day, the one for which the demo data was made. */
const now = new Date('2026-11-20T06:00:00.000Z');

type Fields = Record<string, unknown>;

type Made = Fields & { id: number; version: number };

let serial = 0;
/** A name that no other record of the file has. */
export const newName = (what: string): string => `${what} ${(serial += 1)}`;

/** The answer of a call that must succeed. */
export const ok = <Answer = Made>(response: LightMyRequestResponse): Answer =>
  answerOf<Answer>(response);

export interface Catalogue extends TestApp {
  admin: Caller;
  family: (fields?: Fields) => Promise<Made>;
  package: (fields?: Fields) => Promise<Made>;
  product: (fields?: Fields) => Promise<Made>;
  /** Maps products to a package, with equal shares unless told otherwise. */
  map: (packageId: number, ...products: object[]) => Promise<LightMyRequestResponse>;
  price: (
    packageId: number,
    effective: { from: string | null; until: string | null },
    pricePaise?: number,
    parametersKey?: string,
    cityId?: number,
  ) => Promise<void>;
  /** The history of a record, oldest first. */
  history: (entity: string, id: number) => Promise<(typeof auditEntries.$inferSelect)[]>;
}

/** The server with a signed-in lookup admin, and short ways to make records. */
export const startCatalogue = async (): Promise<Catalogue> => {
  const app = await startTestApp({ services: { now: () => now } });
  const admin = await app.as('lookup-admin');
  const { db } = app.client;

  const family = async (fields: Fields = {}) =>
    ok(
      await admin.post('/sapna/v2/get-package-families/create', {
        name: newName('Family'),
        clientTypeId: 1,
        ...fields,
      }),
    );
  return {
    ...app,
    admin,
    family,
    package: async ({ packageFamilyId, ...fields } = {}) =>
      ok(
        await admin.post('/sapna/v2/get-packages/create', {
          name: newName('Package'),
          packageFamilyId: packageFamilyId ?? (await family()).id,
          agentType: 'Both',
          durationDays: 30,
          hsnCode: '998365',
          ...fields,
        }),
      ),
    product: async (fields = {}) =>
      ok(
        await admin.post('/sapna/v1/products/create', {
          name: newName('Product'),
          productTypeId: 10,
          hsnCode: '998365',
          ...fields,
        }),
      ),
    map: (packageId, ...products) =>
      admin.post(`/sapna/v2/package-products/create-mappings/${packageId}`, { products }),
    price: async (packageId, effective, pricePaise = 100_000, parametersKey = '', cityId) => {
      await db
        .insert(packagePrices)
        .values({ packageId, effective, pricePaise, parametersKey, cityId });
    },
    history: (entity, id) =>
      db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, String(id))))
        .orderBy(auditEntries.id),
  };
};
