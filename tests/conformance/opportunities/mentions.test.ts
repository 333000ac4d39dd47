import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comments, events, users } from '#backend/database/schema/index.ts';
import { type Rows } from '../accounts/startClients.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal, startDeals, type Deals, type Part } from './startDeals.ts';

let test: Deals;
beforeAll(async () => {
  test = await startDeals();
});
afterAll(() => test.close());

interface Person {
  id: number;
  name: string;
}

const people = async (by: string, id: number, search = ''): Promise<readonly Person[]> =>
  ok<Rows<Person>>(
    await test
      .by(by)
      .get(`/console/v1/opportunities/${id}/mentionable-people`, { query: { search } }),
  ).results;

const say = (id: number, body: object) =>
  test.by('agent').call('PATCH', `/sapna/v1/opportunity/${id}/change-status`, { body });

const personOf = async (name: string): Promise<Person> => {
  const [person] = await test.client.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.id, test.idOf(name)));
  if (!person) throw new Error(`${name} is nobody`);
  return person;
};

it('suggests colleagues who may open the opportunity, and nobody else', async () => {
  const { id } = await test.log('agent');
  const mate = await personOf('mate');
  const stranger = await personOf('stranger');
  expect(await people('agent', id, mate.name)).toContainEqual(expect.objectContaining(mate));
  expect(await people('agent', id, stranger.name)).not.toContainEqual(
    expect.objectContaining({ id: stranger.id }),
  );
  const all = await people('agent', id);
  expect(all.length).toBeLessThanOrEqual(8);
  expect(all.map(person => person.id)).not.toContain(test.idOf('agent'));
  expect(await people('agent', id, '%')).toEqual([]);
});

it('keeps whom a comment mentions and tells them', async () => {
  const { id } = await test.log('agent');
  const mate = await personOf('mate');
  const comment = `@${mate.name} knows this client`;
  ok(await say(id, { comment, mentionedIds: [mate.id] }));
  const { results } = ok<Rows<Part>>(
    await test.by('mate').get('/console/v1/opportunity-comments', { query: { opportunityId: id } }),
  );
  expect(results).toMatchObject([{ text: comment, mentioned: [mate.name] }]);
  const bell = ok<Rows<Part>>(
    await test.by('mate').get('/sapna/sse/paymentNotifications/recent'),
  ).results;
  expect(bell[0]).toMatchObject({ kind: 'mention', body: comment, link: `/opportunity/${id}` });
  const told = await test.client.db.select().from(events).where(eq(events.userId, mate.id));
  expect(told.map(({ topic }) => topic)).toContain('notices');
});

it.each([
  ['somebody who may not open it', 'stranger', true],
  ['somebody whom the words do not name', 'mate', false],
  ['nobody', undefined, true],
])('refuses %s', async (_what, name, isNamed) => {
  const { id } = await test.log('agent');
  const person = name === undefined ? { id: 999_999_999, name: 'A B' } : await personOf(name);
  const comment = isNamed ? `@${person.name} see this` : 'See this';
  const answer = refusal(await say(id, { comment, mentionedIds: [person.id] }));
  expect(answer.errors).toEqual(['/mentionedIds reference']);
  expect(
    await test.client.db.select().from(comments).where(eq(comments.entityId, id)),
  ).toHaveLength(0);
});
