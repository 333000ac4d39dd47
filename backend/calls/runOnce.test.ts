import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditEntries, idempotencyKeys, products, users } from '#backend/database/schema/index.ts';
import { runOnce } from './runOnce.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { testNow } from '#tests/support/server/template.ts';

const create = '/sapna/v1/products/create';
const product = (name: string) => ({ name, productTypeId: 3, hsnCode: '998365' });

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test.close());

const send = (caller: Caller, key: string, body: object) =>
  caller.post(create, body, { headers: { 'idempotency-key': key } });

const storedAs = (name: string) =>
  test.client.db.select().from(products).where(eq(products.name, name));

describe('an idempotency key', () => {
  it('gives fifty requests side by side one effect and one answer (M1)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(admin, 'fifty', product('Sold once'))),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const [stored, ...more] = await storedAs('Sold once');
    expect(more).toEqual([]);
    const history = await test.client.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(stored?.id)));
    expect(history.filter(({ entity }) => entity === 'products')).toHaveLength(1);
  });

  it('is refused with another request, which leaves nothing behind (M2)', async () => {
    await send(admin, 'first', product('First body'));
    const other = await send(admin, 'first', product('Second body'));
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([422, 'KEY_REUSED']);
    expect(await storedAs('Second body')).toEqual([]);
  });

  it('is the same request whatever the order of its fields', async () => {
    const { name, ...rest } = product('In any order');
    const first = await send(admin, 'order', { name, ...rest });
    const second = await send(admin, 'order', { ...rest, name });
    expect(second.body).toBe(first.body);
  });

  it('belongs to one person', async () => {
    const lookupAdmin = await test.as('lookup-admin');
    await send(admin, 'shared', product('Of one person'));
    const other = await send(lookupAdmin, 'shared', product('Of another person'));
    expect(other.statusCode).toBe(200);
    expect(await storedAs('Of another person')).toHaveLength(1);
  });

  it('is free again when the request was refused', async () => {
    const refused = await send(admin, 'again', {
      name: 'Half',
      productTypeId: 99,
      hsnCode: '998365',
    });
    expect(refused.statusCode).toBe(422);
    const taken = await send(admin, 'taken', product('Sold once'));
    expect(taken.statusCode).toBeGreaterThanOrEqual(409);
    expect((await send(admin, 'taken', product('Sold later'))).statusCode).toBe(200);
    const keys = await test.client.db.select().from(idempotencyKeys);
    expect(keys.filter(({ key }) => key === 'again')).toEqual([]);
  });

  it('tells files apart by their bytes', async () => {
    const [user] = await test.client.db.select({ id: users.id }).from(users).limit(1);
    let effects = 0;
    const upload = (text: string) =>
      runOnce(
        test.client.db,
        {
          key: 'file',
          userId: user?.id ?? 0,
          callId: 'files.upload',
          request: { body: { name: 'a.txt', content: Buffer.from(text) } },
        },
        () => Promise.resolve({ effects: (effects += 1) }),
      );
    expect(await upload('the same')).toEqual({ effects: 1 });
    expect(await upload('the same')).toEqual({ effects: 1 });
    await expect(upload('another')).rejects.toMatchObject({ code: 'KEY_REUSED' });
  });

  it('takes the bytes of a file as a whole', async () => {
    const [user] = await test.client.db.select({ id: users.id }).from(users).limit(1);
    const entries = vi.spyOn(Object, 'entries');
    const content = Buffer.alloc(64);
    await runOnce(
      test.client.db,
      { key: 'whole', userId: user?.id ?? 0, callId: 'files.upload', request: { content } },
      () => Promise.resolve({}),
    );
    expect(entries.mock.calls.filter(([of]) => of === (content as unknown))).toEqual([]);
    entries.mockRestore();
  });

  it('is forgotten after a day, at the next sign-in', async () => {
    const agedBy = (hours: number, key: string) =>
      test.client.db
        .update(idempotencyKeys)
        .set({ createdAt: new Date(testNow().getTime() - hours * 60 * 60_000) })
        .where(eq(idempotencyKeys.key, key));
    for (const key of ['of-today', 'of-yesterday']) await send(admin, key, product(`Key ${key}`));
    await agedBy(23, 'of-today');
    await agedBy(25, 'of-yesterday');
    const signedIn = await test.app.inject({
      method: 'POST',
      url: '/madrox/app/v1/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=admin@example.com&password=demo-password',
    });
    expect(signedIn.statusCode).toBe(200);
    const keys = await test.client.db.select({ key: idempotencyKeys.key }).from(idempotencyKeys);
    expect(keys.map(({ key }) => key)).toContain('of-today');
    expect(keys.map(({ key }) => key)).not.toContain('of-yesterday');
  });
});
