import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#contract/domain/days/addDays.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { testDay } from '#tests/support/server/template.ts';

const base = '/console/v1/records/ad-briefs';
const today = testDay;

type Stored = Record<string, unknown> & { id: number; version: number };
interface Place {
  id: number;
  cityId: number;
  regionId: number;
}

let test: TestApp;
let admin: Caller;
let agent: Caller;
let localities: readonly Place[];

const rows = async (path: string): Promise<readonly Record<string, number>[]> =>
  (await admin.get(path)).json<{ results: Record<string, number>[] }>().results;

/** Two localities of one region, and one of another city: what a person could mix up by hand. */
let home: Place;
let sameCityOtherRegion: Place | undefined;
let elsewhere: Place;

const brief = (differs: object = {}) => ({
  name: 'Monsoon offer',
  clientName: 'Sahyadri Homes',
  slotKind: 'site-takeover',
  entityType: 2,
  cityId: home.cityId,
  startDate: addDays(today, 5),
  endDate: addDays(today, 14),
  amount: 1_00_001,
  status: 'draft',
  ...differs,
});

const faults = (answer: { json: <T>() => T }) =>
  answer
    .json<{ errors?: { field: string; code: string }[] }>()
    .errors?.map(({ field, code }) => `${field} ${code}`);

const create = async (differs: object = {}, who = admin): Promise<Stored> => {
  const answer = await who.post(base, brief(differs));
  expect(answer.json()).toMatchObject({ id: expect.any(Number) });
  return answer.json<Stored>();
};

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
  agent = await test.as('owner-agent');
  localities = (await rows('/sapna/v1/locality?pageSize=100&filters=regionId=empty=false')).map(
    row => row as unknown as Place,
  );
  home = localities[0] as Place;
  sameCityOtherRegion = localities.find(
    one => one.cityId === home.cityId && one.regionId !== home.regionId,
  );
  elsewhere = localities.find(one => one.cityId !== home.cityId) as Place;
});
afterAll(() => test.close());

describe('values around the form are refused, each by name', () => {
  it.each<[string, () => object, readonly string[]]>([
    ['a hidden field', () => ({ slotKind: 'microsite', innerRadius: 2 }), ['/innerRadius hidden']],
    ['what a condition requires', () => ({ innerRadius: 2 }), ['/outerRadius required']],
    [
      'an option that is not offered',
      () => ({ slotKind: 'microsite', entityType: 3 }),
      ['/entityType option'],
    ],
    [
      'one of several that is not offered',
      () => ({ slotKind: 'microsite', devices: [1, 5] }),
      ['/devices option'],
    ],
    [
      'an option that comes later',
      () => ({ status: 'booked' }),
      ['/cards required', '/status option'],
    ],
    ['a rule over two fields', () => ({ endDate: addDays(today, 4) }), ['/endDate rule']],
    [
      'a rule on a computed value',
      () => ({ slotKind: 'stories', endDate: addDays(today, 95) }),
      ['/endDate rule'],
    ],
    ['a rule about today', () => ({ startDate: addDays(today, -1) }), ['/startDate rule']],
    ['a rule between numbers', () => ({ innerRadius: 5, outerRadius: 5 }), ['/outerRadius rule']],
    ['a region of another city', () => ({ regionId: elsewhere.regionId }), ['/regionId reference']],
    [
      'a locality of another city',
      () => ({ regionId: home.regionId, localityId: elsewhere.id }),
      ['/localityId reference'],
    ],
    [
      'three levels: the city moved under region and locality',
      () => ({ cityId: elsewhere.cityId, regionId: home.regionId, localityId: home.id }),
      ['/regionId reference', '/localityId reference'],
    ],
    ['a city that is not there', () => ({ cityId: 999_999 }), ['/cityId reference']],
    [
      'an area that crosses itself',
      () => ({
        area: {
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [1, 1],
              [1, 0],
              [0, 1],
              [0, 0],
            ],
          ],
        },
      }),
      ['/area value'],
    ],
    [
      'an area that is none',
      () => ({ area: { type: 'Point', coordinates: [0, 0] } }),
      ['/area value'],
    ],
    [
      'an option of a card that the devices of the brief close',
      () => ({
        devices: [1],
        cards: [{ title: 'One', device: 'mobile', image: '0b6f3d3c-7d53-4a62-9a0f-3f0f6f5a1e11' }],
      }),
      ['/cards/0/device option'],
    ],
    [
      'a file of a card that nobody uploaded',
      () => ({ cards: [{ title: 'One', image: '0b6f3d3c-7d53-4a62-9a0f-3f0f6f5a1e11' }] }),
      ['/cards/0/image file'],
    ],
    [
      'a hidden field of a card',
      () => ({
        slotKind: 'video-tour',
        cards: [
          {
            title: 'One',
            image: '0b6f3d3c-7d53-4a62-9a0f-3f0f6f5a1e11',
            link: 'https://example.com',
          },
        ],
      }),
      ['/cards/0/link hidden'],
    ],
    [
      'a file that nobody uploaded',
      () => ({ logo: '0b6f3d3c-7d53-4a62-9a0f-3f0f6f5a1e11' }),
      ['/logo file'],
    ],
  ])('%s', async (_what, differs, expected) => {
    const answer = await admin.post(base, brief(differs()));
    expect([answer.statusCode, faults(answer)]).toEqual([422, expected]);
  });

  it('takes localities of the region, and refuses those of its neighbour', async () => {
    const stored = await create({ regionId: home.regionId, localityId: home.id });
    if (!sameCityOtherRegion) return;
    const { id, version } = stored;
    const answer = await admin.put(`${base}/${id}`, {
      version,
      localityId: sameCityOtherRegion.id,
    });
    expect(faults(answer)).toEqual(['/localityId reference']);
  });

  it('refuses a new city while what lies in the old one stays', async () => {
    const { id, version } = await create({ regionId: home.regionId, localityId: home.id });
    const answer = await admin.put(`${base}/${id}`, { version, cityId: elsewhere.cityId });
    expect(faults(answer)).toEqual(['/regionId reference', '/localityId reference']);
    const moved = { version, cityId: elsewhere.cityId, regionId: null, localityId: null };
    expect((await admin.put(`${base}/${id}`, moved)).statusCode).toBe(200);
  });

  it('refuses a field that the role may not change, and takes it back unchanged', async () => {
    const { id, version } = await create();
    const forged = await agent.put(`${base}/${id}`, {
      version,
      status: 'dropped',
      dropReason: 'budget',
    });
    expect(faults(forged)?.sort()).toEqual(['/dropReason locked', '/status locked']);
    const same = await agent.put(`${base}/${id}`, { version, status: 'draft', notes: 'called' });
    expect(same.statusCode).toBe(200);
  });

  it('opens an option by what is stored, not by what is sent with it', async () => {
    const { id, version } = await create();
    const skipped = await admin.put(`${base}/${id}`, { version, status: 'booked' });
    expect(faults(skipped)).toEqual(['/cards required', '/status option']);
  });
});

describe('computed values', () => {
  it('are worked out by the server, in whole paise', async () => {
    expect(await create()).toMatchObject({
      days: 10,
      gst: 18_000,
      total: 1_18_001,
      perDay: 10_000,
      cardCount: 0,
    });
  });

  it('are refused where they were sent with another value, each by name', async () => {
    const forged = await admin.post(base, brief({ days: 999, total: 1 }));
    expect([forged.statusCode, faults(forged)]).toEqual([
      422,
      ['/days computed', '/total computed'],
    ]);
    const { id, version } = await create();
    const changed = await admin.put(`${base}/${id}`, { version, amount: 2_00_000, total: 5 });
    expect(faults(changed)).toEqual(['/total computed']);
  });

  it('follow a change of what they come from, also where they were sent as they stood', async () => {
    const { id, version, total } = await create();
    const answer = await admin.put(`${base}/${id}`, { version, amount: 2_00_000, total });
    expect(answer.json()).toMatchObject({ gst: 36_000, total: 2_36_000, perDay: 20_000 });
  });

  it('take what has no value as nothing, and follow a condition', async () => {
    const stored = await create({ advance: 50_000 });
    expect(stored).toMatchObject({
      heading: 'Monsoon offer – Sahyadri Homes',
      advanceShare: 42.4,
      due: 68_001,
    });
    expect(await create({ inSez: true })).toMatchObject({ gst: 0, due: 1_00_001 });
  });

  it('can be filtered by in the list', async () => {
    await create({ amount: 77_777_00 });
    const filter = JSON.stringify({ where: { total: { eq: 91_776_86 } } });
    expect((await admin.get(base, { query: { filter } })).json<Stored[]>()).toHaveLength(1);
  });
});

describe('an action of the generic store', () => {
  const drop = { status: 'dropped', dropReason: 'budget' };

  it('saves by the rules of the form', async () => {
    const { id, version } = await create();
    const bare = await admin.put(`${base}/${id}`, { version, status: 'dropped' });
    expect(faults(bare)).toEqual(['/dropReason required']);
    const answer = await admin.put(`${base}/${id}`, { version, ...drop });
    expect(answer.json()).toMatchObject(drop);
  });

  it('does not bind the records of other screens to its own grants', async () => {
    const { id, version } = await create();
    const answer = await agent.put(`${base}/${id}`, { version, notes: 'called' });
    expect(answer.statusCode).toBe(200);
  });
});

describe('documented calls obey the rules of their screens', () => {
  it('refuses a locality of another city in a region, before and without the browser', async () => {
    const answer = await admin.post('/sapna/v1/region', {
      name: 'Forged region',
      cityId: home.cityId,
      localityRegionMappings: [{ localityId: elsewhere.id }],
    });
    expect([answer.statusCode, faults(answer)?.[0]?.split(' ')[0]]).toEqual([
      422,
      '/localityRegionMappings/0/localityId',
    ]);
  });
});
