import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slots } from '#backend/database/schema/index.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { siteTakeoverProductId } from '#contract/domain/slots/slotProducts.ts';
import { ok } from '../startTakeovers.ts';
import { startGround, type Ground } from './startGround.ts';

type Elsewhere = AnswerOf<CallOf<'slotAvailability.elsewhere'>>;
const march = { start_date: '2031-03-01', end_date: '2031-03-31' };

let at: Ground;
beforeAll(async () => {
  at = await startGround();
});
afterAll(() => at.test.close());

it('a slot promotes New Projects unless it is told otherwise', async () => {
  const id = await at.addSlot(at.ground.one.id, '2031-01-05', '2031-01-07');
  const kept = await at.test.client.db
    .select({ promotes: slots.promotedEntity })
    .from(slots)
    .where(eq(slots.id, id));
  expect(kept).toEqual([{ promotes: 'New Projects' }]);
});

describe('elsewhere', () => {
  it('the next free days of the same length, and neighbours that are free', async () => {
    await at.addSlot(at.ground.one.id, '2031-06-05', '2031-06-07');
    await at.addSlot(at.ground.one.id, '2031-06-09', '2031-06-12');
    await at.addSlot(at.ground.other.id, '2031-06-05', '2031-06-05');
    const query = {
      product_id: siteTakeoverProductId,
      polygon_uuid: at.ground.one.uuid,
      start_date: '2031-06-06',
      end_date: '2031-06-07',
    };
    const found = ok<Elsewhere>(await at.reader.get('/console/v1/slots/elsewhere', { query }));
    expect(found.free).toEqual({ start_date: '2031-06-13', end_date: '2031-06-14' });
    expect(found.neighbours.length).toBeGreaterThan(0);
    expect(found.neighbours.map(({ polygon_uuid: uuid }) => uuid)).not.toContain(
      at.ground.one.uuid,
    );
    const taken = { ...query, start_date: '2031-06-05' };
    const fewer = ok<Elsewhere>(
      await at.reader.get('/console/v1/slots/elsewhere', { query: taken }),
    );
    expect(fewer.neighbours.map(({ polygon_uuid: uuid }) => uuid)).not.toContain(
      at.ground.other.uuid,
    );
    const past = { ...query, start_date: '2031-03-01', end_date: '2031-03-02' };
    expect(
      ok<Elsewhere>(await at.reader.get('/console/v1/slots/elsewhere', { query: past })),
    ).toEqual({ free: null, neighbours: [] });
  });

  it('an area that there is not', async () => {
    const query = {
      product_id: 74,
      polygon_uuid: '4b0c2f63-2f75-4b6e-9f0e-7f3a2b1c0d9e',
      ...march,
    };
    expect((await at.reader.get('/console/v1/slots/elsewhere', { query })).statusCode).toBe(404);
  });
});

describe('free on all areas', () => {
  const freeOn = async (areas: readonly string[], days: number, from = '2031-07-01') =>
    ok<{ free: unknown }>(
      await at.reader.get('/console/v1/slots/free-days', {
        query: {
          product_id: siteTakeoverProductId,
          polygon_uuids: areas.join(),
          from,
          days,
        },
      }),
    ).free;

  it('are the first days in a row that no area lacks', async () => {
    await at.addSlot(at.ground.one.id, '2031-07-03', '2031-07-05');
    await at.addSlot(at.ground.other.id, '2031-07-08', '2031-07-10');
    const both = [at.ground.one.uuid, at.ground.other.uuid];
    const first = { start_date: '2031-07-01', end_date: '2031-07-02' };
    expect(await freeOn(both, 2)).toEqual(first);
    expect(await freeOn(both, 3)).toEqual({ start_date: '2031-07-11', end_date: '2031-07-13' });
    expect(await freeOn([at.ground.other.uuid], 3)).toEqual({
      start_date: '2031-07-01',
      end_date: '2031-07-03',
    });
    // What has passed is free for nobody.
    expect(await freeOn(both, 1, '2030-01-01')).toMatchObject({ start_date: '2031-03-10' });
  });

  it('are not looked for of a product that is not sold by area and day', async () => {
    const answer = await at.reader.get('/console/v1/slots/free-days', {
      query: { product_id: 11, polygon_uuids: at.ground.one.uuid, from: '2031-07-01', days: 2 },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      errors: [{ field: '/product_id', message: 'Product 11 is not sold by area and day.' }],
    });
  });

  it('are not looked for on areas that are not there', async () => {
    const answer = await at.reader.get('/console/v1/slots/free-days', {
      query: {
        product_id: siteTakeoverProductId,
        polygon_uuids: `${at.ground.one.uuid},4b0c2f63-2f75-4b6e-9f0e-7f3a2b1c0d9e`,
        from: '2031-07-01',
        days: 2,
      },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      errors: [
        {
          field: '/polygon_uuids',
          message: 'One of these areas is not there any more. Choose again.',
        },
      ],
    });
  });
});
