import { afterAll, describe, expect, it } from 'vitest';
import { callList, type CallId } from '#contract/calls/index.ts';
import { isOfPeople } from '#contract/calls/callsOfPeople.ts';
import { tokenMessages } from '#contract/domain/users/tokenMessages.ts';
import { startPrograms } from './startPrograms.ts';

const test = await startPrograms();
afterAll(() => test.close());
/** Of a program that may all that roles allow. */
const { caller } = await test.program([
  'admin',
  'sales-manager',
  'owner-agent',
  'finance',
  'lookup-admin',
]);

/** Where one person decides about another's wish, in all of the console (T21, T56, records 0120, 0216). */
const ofTwo = [
  'approvals.process',
  'proposals.decide',
  'closureDateChanges.decide',
  'refunds.decide',
  'payoutBatches.decide',
  'products.decideForce',
  'rcm.decide',
  'incentives.update',
  'mortgagePartners.act',
] as const satisfies readonly CallId[];

describe('calls of people', () => {
  it.each(ofTwo)('%s is one, since it takes a second person', id => {
    expect(isOfPeople({ id })).toBe(true);
  });

  const ofPeople = callList.filter(isOfPeople);

  it.each(ofPeople.map(({ id, method, path }) => [id, method, path] as const))(
    '%s is open to no token',
    async (_id, method, path) => {
      const address = path.replaceAll(/\{\w+\}/g, '1').replace('{product}', 'nivaas');
      const isForm = path.endsWith('/login');
      const answer = await caller.call(method, address, {
        ...(method !== 'GET' && !isForm && { body: {} }),
        ...(isForm && { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      });
      expect(answer.statusCode, answer.body).toBe(403);
      expect(answer.json()).toMatchObject({ message: tokenMessages.forPeople.message });
    },
  );
});
