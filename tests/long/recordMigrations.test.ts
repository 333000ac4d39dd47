import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Migrating, migratesWhole } from '#tests/conformance/records/migratesWhole.ts';
import { ways } from '#tests/conformance/records/migrations.fixture.ts';

const count = 10_000;

let on: Migrating;
beforeAll(async () => {
  on = await Migrating.start();
});
afterAll(() => on.test.close());

describe(`${count} stored records whose screen changes`, () => {
  it.each(ways)('$title: each is whole, and whole again when it is taken back', async way => {
    await migratesWhole(on, way, count);
    expect(await on.told(way.screen.resource)).toMatchObject({ state: 'done', seen: count });
  });
});
