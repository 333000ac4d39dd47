import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerError } from '#backend/plugins/errors.ts';
import { Faults } from './Faults.ts';
import { ok } from './ok.ts';

it('tells the cause of a fault to the test that it fails', async () => {
  const faults = new Faults();
  const app = Fastify({ logger: { level: 'error', stream: faults.stream } });
  app.setErrorHandler(answerError);
  app.get('/fault', () => {
    throw new Error('The drawer is stuck');
  });
  const response = faults.tellWith(await app.inject('/fault'));
  expect(response.body).not.toContain('drawer');
  expect(() => ok(response)).toThrow(/^500 .*Error: The drawer is stuck at .*Faults\.test\.ts/);
});
