import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordResets, roleGrants, sessions, users } from '#backend/database/schema/index.ts';
import { addUser, sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { createPasswordLink } from './passwordLink.ts';

/* Whatever writes the change, the database ends what the person had: these statements go around every verb. */

let test: TestApp;
let address: string;
beforeAll(async () => {
  test = await startTestApp();
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

const changes: Readonly<Record<string, (id: number) => Promise<unknown>>> = {
  'a new password': id =>
    test.client.db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, id)),
  'another e-mail': id =>
    test.client.db
      .update(users)
      .set({ email: `moved-${id}@example.com` })
      .where(eq(users.id, id)),
  deactivation: id => test.client.db.update(users).set({ status: 0 }).where(eq(users.id, id)),
  'a role more': id =>
    test.client.db.insert(roleGrants).values({ userId: id, roleCode: 'finance' }),
  'a role less': id => test.client.db.delete(roleGrants).where(eq(roleGrants.userId, id)),
  'a sign-out': id => test.client.db.delete(sessions).where(eq(sessions.userId, id)),
};
const keepsLinks = new Set(['a role more', 'a role less', 'a sign-out']);

let count = 0;
const start = async () => {
  count += 1;
  const id = await addUser(test.client, `ends-${count}@example.com`, ['admin']);
  const headers = await sessionHeaders(test.client, id);
  await createPasswordLink(test.client.db, {
    userId: id,
    publicUrl: new URL('http://localhost'),
    until: new Date(test.services.now().getTime() + 60_000),
  });
  return { id, headers };
};

const listen = async (headers: Record<string, string>) => {
  const answer = await fetch(`${address}/console/v1/events?topics=call`, { headers });
  const reader = answer.body!.getReader();
  await reader.read();
  /** Fulfilled when the server ends the stream. */
  const over = async (): Promise<true> => {
    for (;;) if ((await reader.read()).done) return true;
  };
  return { over: over(), cancel: () => reader.cancel() };
};

const within = <T>(work: Promise<T>, ms: number): Promise<T | 'too late'> =>
  Promise.race([
    work,
    new Promise<'too late'>(resolve => {
      setTimeout(() => resolve('too late'), ms).unref();
    }),
  ]);

describe.each(Object.entries(changes))('%s', (name, change) => {
  it('ends the sessions and streams of the person within five seconds, and of nobody else', async () => {
    const [person, other] = [await start(), await start()];
    const streams = [await listen(person.headers), await listen(other.headers)];
    let isOtherOver = false;
    void streams[1]!.over.then(
      () => (isOtherOver = true),
      () => undefined,
    );
    await change(person.id);
    expect(await within(streams[0]!.over, 5_000)).toBe(true);
    expect(isOtherOver).toBe(false);
    await streams[1]!.cancel();
    const rows = await test.client.db.select().from(sessions);
    expect(rows.some(({ userId }) => userId === person.id)).toBe(false);
    expect(rows.some(({ userId }) => userId === other.id)).toBe(true);
    const links = await test.client.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.userId, person.id));
    expect(links).toHaveLength(keepsLinks.has(name) ? 1 : 0);
  });
});

describe('a person who comes back', () => {
  it('has neither the earlier sessions nor the earlier links', async () => {
    const { id, headers } = await start();
    for (const status of [0, 1])
      await test.client.db.update(users).set({ status }).where(eq(users.id, id));
    const answer = await test.anonymous.get('/madrox/app/v1/user/details', { headers });
    expect(answer.statusCode).toBe(401);
    expect(
      await test.client.db.select().from(passwordResets).where(eq(passwordResets.userId, id)),
    ).toEqual([]);
  });

  it('keeps what a change of nothing else touches', async () => {
    const { id, headers } = await start();
    await test.client.db
      .update(users)
      .set({ firstName: 'Other', version: sql`${users.version} + 1` })
      .where(eq(users.id, id));
    const answer = await test.anonymous.get('/madrox/app/v1/user/details', { headers });
    expect(answer.statusCode).toBe(200);
  });
});

describe('the streams of one session', () => {
  it('are six at most: the oldest gives way', async () => {
    const { headers } = await start();
    const streams = [];
    for (let i = 0; i < 7; i += 1) streams.push(await listen(headers));
    expect(await within(streams[0]!.over, 5_000)).toBe(true);
    let over = 0;
    for (const { over: end } of streams.slice(1))
      void end.then(
        () => (over += 1),
        () => undefined,
      );
    await test.anonymous.get('/health');
    expect(over).toBe(0);
    for (const { cancel } of streams.slice(1)) await cancel();
  });
});
