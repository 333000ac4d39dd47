import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, contacts, outbox } from '#backend/database/schema/index.ts';
import { startClients, type Clients, type Rows } from './startClients.ts';
import { ok } from '#tests/support/server/ok.ts';

interface Contact {
  id: number;
  name: string;
  phone: string;
  version: number;
  isVerified: boolean;
  [field: string]: unknown;
}

let test: Clients;
beforeAll(async () => {
  test = await startClients();
});
afterAll(() => test.close());

const list = async (name: string, query: Record<string, string | number>) =>
  ok<Rows<Contact>>(await test.by(name).get('/sapna/v1/contact', { query }));
const faults = (response: { json: <T>() => T }) =>
  response
    .json<{ errors: { field: string; message: string }[] }>()
    .errors.map(({ field, message }) => [field, message]);

describe('a contact', () => {
  it('is created, changed, found by the filter of the specification, and removed', async () => {
    const { id: accountId } = test.held('agent');
    const body = { accountId, name: 'Meena Iyer', phone: '9123456780', contactTypeId: 2 };
    const made = ok<Contact>(await test.by('agent').post('/sapna/v1/contact', body));
    expect(made).toMatchObject({ ...body, phone: 'XX23456780', isVerified: false, active: true });
    const changed = ok<Contact>(
      await test.by('agent').put(`/sapna/v1/contact/${made.id}`, {
        name: 'मीना अय्यर',
        phone: 'XX23456780',
        email: 'meena@client.example',
        version: made.version,
      }),
    );
    expect(changed).toMatchObject({ name: 'मीना अय्यर', email: 'meena@client.example' });
    const [stored] = await test.client.db.select().from(contacts).where(eq(contacts.id, made.id));
    expect(stored?.phone).toBe('9123456780');
    const filters = `active==true;accountId==${accountId}`;
    expect((await list('agent', { filters, accountId })).results.map(({ id }) => id)).toContain(
      made.id,
    );
    ok(
      await test.by('agent').call('DELETE', `/sapna/v1/contact/${made.id}`, {
        query: { version: changed.version },
      }),
    );
    expect((await list('agent', { filters })).results.map(({ id }) => id)).not.toContain(made.id);
  });

  it('comes back for anyone who may change its account, and is nothing to anybody else', async () => {
    const { contactId } = test.held('agent');
    const { results } = await list('agent', { filters: `id==${contactId}` });
    const version = results[0]?.version ?? 0;
    const body = { resource: 'contacts', id: String(contactId) };
    const restore = (name: string) => test.by(name).post('/console/v1/restores', body);
    ok(
      await test
        .by('agent')
        .call('DELETE', `/sapna/v1/contact/${contactId}`, { query: { version } }),
    );
    expect((await restore('stranger')).statusCode).toBe(404);
    expect(ok<{ record: Contact }>(await restore('agent')).record).toMatchObject({ id: contactId });
    expect([(await restore('stranger')).statusCode, (await restore('agent')).statusCode]).toEqual([
      404, 409,
    ]);
  });

  it.each<[string, object, string[][]]>([
    [
      'a sign in the name',
      { name: "O'Brien" },
      [['/name', 'Name may hold letters and digits only']],
    ],
    ['nine digits', { phone: '912345678' }, [['/phone', 'Phone number must have 10 digits']]],
    [
      'a country code',
      { phone: '+919123456780' },
      [['/phone', 'Phone number must have 10 digits']],
    ],
    [
      'the mask of no number',
      { phone: 'XX23456780' },
      [['/phone', 'Phone number must have 10 digits']],
    ],
    ['half an e-mail', { email: 'a@b' }, [['/email', 'E-mail is not valid']]],
  ])('is refused with %s', async (_, fields, expected) => {
    const response = await test.by('agent').post('/sapna/v1/contact', {
      accountId: test.held('agent').id,
      name: 'Meena',
      phone: '9123456780',
      ...fields,
    });
    expect(response.statusCode).toBe(422);
    expect(faults(response)).toEqual(expected);
  });

  it.each([
    '9876540001',
    '+919876540001',
    '+91 98765 40001',
    '+91-98765-40001',
    '00919876540001',
    '0091 98765 40001',
    '919876540001',
    '09876540001',
    '0 98765 40001',
    '(+91) 98765 40001',
    '98765.40001',
    '+91 (0)98765-40001',
    'person of agent',
  ])('is found by %s', async search => {
    const found = await list('agent', { search, pageSize: 100 });
    expect(found.results.map(({ name }) => name)).toContain('Person of agent');
  });

  it('T122 of a child account shows to readers once it is verified', async () => {
    const { db } = test.client;
    const { id: accountId, contactId } = test.held('trainee');
    await db
      .update(accounts)
      .set({ parentId: test.held('agent').id })
      .where(eq(accounts.id, accountId));
    expect((await list('reader', { accountId })).totalCount).toBe(0);
    expect((await list('trainee', { accountId })).totalCount).toBe(1);
    await db.update(contacts).set({ isVerified: true }).where(eq(contacts.id, contactId));
    expect((await list('reader', { accountId })).totalCount).toBe(1);
  });

  it('is verified with the code of its mail, once', async () => {
    const { contactId } = test.held('mate');
    const by = test.by('mate');
    const resend = () => by.post(`/sapna/v1/resendVerificationLink/${contactId}`);
    const verify = (code: string) =>
      by.post(`/console/v1/contacts/${contactId}/verification`, { code });
    ok(await resend());
    const [mail] = await test.client.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, 'mate@client.example'));
    const code = /\d{8}/.exec(mail?.body ?? '')?.[0] ?? '';
    expect(faults(await verify('00000000'))).toEqual([
      ['/code', 'The code is wrong or older than seven days. Check it, or send a new one.'],
    ]);
    expect(ok<Contact>(await verify(code)).isVerified).toBe(true);
    expect((await verify(code)).statusCode).toBe(409);
    expect((await resend()).statusCode).toBe(409);
  });
});
