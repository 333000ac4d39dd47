import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#backend/database/schema/index.ts';
import { ok, startCatalogue, type Catalogue } from './startCatalogue.ts';

let test: Catalogue;
beforeAll(async () => {
  test = await startCatalogue();
});
afterAll(() => test.close());

const path = '/sapna/v2/packages/share-details';
const newest = async () =>
  (await test.client.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0];

describe('details of packages for a customer (part 3 section 8)', () => {
  it('go out as a mail, which the demo keeps and says so, and stand in the history', async () => {
    const product = await test.product({ name: 'Corner banner of the test' });
    const { id } = await test.package({ durationDays: 45, displayName: 'Grow fast' });
    ok(await test.map(id, { productId: product.id, quantity: 3 }));
    await test.price(id, { from: '2026-01-01', until: null }, 1_25_000_00);
    const answer = ok(
      await test.admin.post(path, {
        packageIds: [id],
        email: 'buyer@example.com',
        note: 'As promised on the phone',
      }),
    );
    expect(answer).toEqual({ message: 'Package Details shared successfully', isSimulated: true });
    const mail = await newest();
    expect(mail).toMatchObject({ channel: 'mail', recipient: 'buyer@example.com', state: 'sent' });
    for (const words of [
      'As promised on the phone',
      'Grow fast',
      '45 days',
      '- 3 x Corner banner of the test',
      'From ₹1,25,000, GST of 18 percent extra',
    ])
      expect(mail?.body).toContain(words);
    expect((await test.history('packages', id)).at(-1)).toMatchObject({
      action: 'share-details',
      after: { sharedWith: 'buyer@example.com' },
    });
  });

  it.each([
    ['a package that is not there', { packageIds: [999_999] }, '/packageIds/0'],
    ['no package', { packageIds: [] }, '/packageIds'],
    ['an address that is none', { email: 'buyer' }, '/email'],
  ])('are refused for %s, and nothing is sent', async (_, change, field) => {
    const { id } = await test.package();
    const before = await newest();
    const answer = await test.admin.post(path, {
      packageIds: [id],
      email: 'buyer@example.com',
      ...change,
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toMatchObject({ field });
    expect((await newest())?.id).toBe(before?.id);
  });

  it('do not go out for a package that is switched off', async () => {
    const { id } = await test.package({ active: false });
    const answer = await test.admin.post(path, { packageIds: [id], email: 'buyer@example.com' });
    expect(answer.statusCode).toBe(422);
  });
});
