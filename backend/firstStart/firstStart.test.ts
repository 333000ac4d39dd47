import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { DatabaseClient } from '#backend/database/client.ts';
import { capabilityNames } from '#contract/domain/roles/capabilities.ts';
import {
  auditEntries,
  cities,
  designations,
  roleGrants,
  states,
  users,
} from '#backend/database/schema/index.ts';
import { openMigratedDatabase } from '#tests/support/server/openEmptyDatabase.ts';
import { offIn } from '../adapters/standing.ts';
import { readConfig } from '../config.ts';
import { asItIs } from './asItIs.ts';
import { loadReference } from './loadReference.ts';
import { prepareFirstAdmin } from './prepareFirstAdmin.ts';

let client: DatabaseClient;
beforeAll(async () => {
  client = await openMigratedDatabase();
});
afterAll(() => client.close());

const prepare = (email: string | null) =>
  prepareFirstAdmin(client.db, {
    email,
    publicUrl: new URL('https://console.example.com'),
    now: new Date('2026-11-22T06:00:00Z'),
  });

describe('the first start without demo data', () => {
  it('loads what no office types in, and nobody', async () => {
    await loadReference(client.db);
    expect((await client.db.select().from(states)).length).toBeGreaterThanOrEqual(36);
    expect((await client.db.select().from(cities)).length).toBeGreaterThanOrEqual(1000);
    expect(await client.db.select().from(designations).where(eq(designations.id, 29))).toHaveLength(
      1,
    );
    expect(await client.db.select().from(users)).toEqual([]);
    const [made] = await client.db.insert(designations).values({ name: 'Own' }).returning();
    expect(made?.id).toBe(56);
  });

  it('says how to begin while nobody is named', async () => {
    expect(await prepare(null)).toContain('Set ADMIN_EMAIL');
  });

  it('makes the person that is named an administrator, once, with a link to set a password', async () => {
    const first = await prepare('asha@example.com');
    expect(first).toMatch(/https:\/\/console\.example\.com\/login#reset=[\w-]{43}$/);
    const second = await prepare('asha@example.com');
    expect(second).not.toBe(first);
    const made = await client.db.select().from(users);
    expect(made).toMatchObject([{ email: 'asha@example.com', passwordHash: null, status: 1 }]);
    const grants = await client.db.select().from(roleGrants);
    expect(grants).toMatchObject([
      { userId: made[0]?.id, roleCode: 'admin' },
      { userId: made[0]?.id, roleCode: 'lookup-view', isAutomatic: true },
    ]);
    const history = await client.db.select().from(auditEntries);
    expect(history).toMatchObject([{ entity: 'users', action: 'create', surface: 'job' }]);
  });

  it('is over once an administrator has a password', async () => {
    await client.db.update(users).set({ passwordHash: 'set' });
    expect(await prepare('somebody.else@example.com')).toBeUndefined();
    expect(await client.db.select().from(users)).toHaveLength(1);
  });
});

describe('the data as it is', () => {
  it('is no demo where nobody of the demo is there, whatever a later start says', async () => {
    const asked = readConfig({ SEED: 'demo' });
    const config = await asItIs(asked, client.db);
    expect(config.seed).toBe('none');
    expect(offIn(config)).toEqual(capabilityNames);
    const named = await asItIs(readConfig({ SIMULATE: 'mail' }), client.db);
    expect(offIn(named)).toEqual(capabilityNames.filter(name => name !== 'mail'));
  });

  it('is a demo where its people are', async () => {
    await client.db.insert(users).values({ email: 'admin@example.com', firstName: 'Anita' });
    expect((await asItIs(readConfig({ SEED: 'demo' }), client.db)).seed).toBe('demo');
    expect((await asItIs(readConfig({ SEED: 'none' }), client.db)).seed).toBe('none');
  });
});
