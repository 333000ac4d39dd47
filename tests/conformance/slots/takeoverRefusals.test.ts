import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opportunities } from '#backend/database/schema/index.ts';
import { siteTakeoverMessages } from '#contract/domain/slots/siteTakeover/siteTakeoverFaults.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { faultsOf, ok, startTakeovers, type Fields, type Takeovers } from './startTakeovers.ts';

let test: Takeovers;
beforeAll(async () => {
  test = await startTakeovers();
});
afterAll(() => test.close());

const { otherClient } = siteTakeoverMessages;
const invalidChoice = 'Invalid ID selected in dropdown field';
const nobody = '99999999-9999-4999-8999-999999999999';

describe('what is refused', () => {
  const order = 'Start Date should be earlier than or equal to End Date';
  const link = 'must begin with https://, http:// or /';
  const details = { site_takeover_title: 'A', site_takeover_subtitle: 'B' };

  it.each<[string, Fields, readonly string[]]>([
    ['start_date', { start_date: null }, ['/start_date: Please enter Start Date']],
    ['end_date', { end_date: null }, ['/end_date: Please enter End Date']],
    ['promotion_type', { promotion_type: null }, ['/promotion_type: Please enter Promotion Type']],
    ['entity_type_id', { entity_type_id: null }, ['/entity_type_id: Please enter Entity Type']],
    ['entity_id', { entity_id: null }, ['/entity_id: Please enter Project']],
    [
      'builder and projects',
      { entity_type_id: 3, entity_id: null },
      ['/entity_id: Please enter Builder', '/builder_project_ids: Please enter Builder Projects'],
    ],
    ['polygon_uuids', { polygon_uuids: [] }, ['/polygon_uuids: Please enter Polygon']],
    ['supply_user', { supply_user_uuid: null }, ['/supply_user_uuid: Please enter Supply User']],
    ['opportunity', { opportunity_id: null }, ['/opportunity_id: Please enter Opportunity ID']],
    ['profile_type', { profile_type: null }, ['/profile_type: Please enter Profile Type']],
    ['selling_type', { selling_type: null }, ['/selling_type: Please enter Selling Type']],
    [
      'title and subtitle',
      { product_details: { site_takeover_title: ' ' } },
      [
        '/product_details/site_takeover_title: Please enter Title',
        '/product_details/site_takeover_subtitle: Please enter Subtitle',
      ],
    ],
    [
      'pictures',
      { product_cards: [] },
      [
        '/product_cards/1: Please enter desktop image 1',
        '/product_cards/2: Please enter mobile image 1',
        '/product_cards/9: Please enter desktop logo',
        '/product_cards/10: Please enter mobile logo',
      ],
    ],
    ['order of days', { end_date: '2026-11-30' }, [`/start_date: ${order}`]],
    [
      'a start before today (T80)',
      { start_date: '2026-11-19' },
      ['/start_date: Slot date is before today'],
    ],
    [
      'a day out of reach',
      { end_date: '2199-01-01' },
      ['/end_date: Date must be within 100 years of today'],
    ],
    [
      'hard target alone',
      { organic_hard_target: 0 },
      ['/organic_soft_target: Please enter value for Organic Soft Target'],
    ],
    [
      'soft target alone',
      { organic_soft_target: 0 },
      ['/organic_hard_target: Please enter value for Organic Hard Target'],
    ],
    [
      'soft above hard',
      { organic_soft_target: 2, organic_hard_target: 1 },
      [
        '/organic_soft_target: Organic Soft Target should be less than or equal to Organic Hard Target',
      ],
    ],
    [
      'inner radius alone',
      { inner_churn_radius: 1 },
      ['/outer_churn_radius: Please enter value for Outer Churn Radius'],
    ],
    [
      'outer radius alone',
      { outer_churn_radius: 1 },
      ['/inner_churn_radius: Please enter value for Inner Churn Radius'],
    ],
    [
      'radii out of order',
      { inner_churn_radius: 2, outer_churn_radius: 1 },
      [
        '/inner_churn_radius: Inner Churn Radius should be less than or equal to Outer Churn Radius',
      ],
    ],
    ['no amount', { amount: 0 }, ['/amount: Please enter an amount greater than 0']],
    [
      'builder projects of a project',
      { builder_project_ids: '1' },
      ['/builder_project_ids: Builder Projects can only be given for a builder'],
    ],
    [
      'words for ids',
      { entity_type_id: 3, entity_id: 1, builder_project_ids: 'one' },
      ['/builder_project_ids: Builder Projects must be project IDs separated by commas'],
    ],
    [
      'a script for a link',
      { product_details: { ...details, redirection_url: 'javascript:alert(1)' } },
      [`/product_details/redirection_url: Redirection URL ${link}`],
    ],
    [
      'a script for a video',
      { product_details: { ...details, property_video_url: 'data:text/html,x' } },
      [`/product_details/property_video_url: Property Video URL ${link}`],
    ],
    ['an unknown polygon', { polygon_uuids: [nobody] }, [`/polygon_uuids: ${invalidChoice}`]],
    ['an unknown project', { entity_id: 999_999_999 }, [`/entity_id: ${invalidChoice}`]],
    [
      'an unknown builder',
      { entity_type_id: 3, entity_id: 999_999_999, builder_project_ids: '999999999' },
      [`/entity_id: ${invalidChoice}`, `/builder_project_ids: ${invalidChoice}`],
    ],
    ['an unknown seller', { supply_user_uuid: nobody }, [`/supply_user_uuid: ${invalidChoice}`]],
    ['an unknown deal', { opportunity_id: 999_999_999 }, [`/opportunity_id: ${invalidChoice}`]],
    [
      'an unknown activation',
      { product_activation_id: 999_999_999 },
      [`/product_activation_id: ${invalidChoice}`],
    ],
  ])('%s', async (_title, changes, expected) => {
    const answer = await test.create(test.complete(changes));
    expect([answer.statusCode, faultsOf(answer)]).toEqual([422, expected]);
    if (expected.length === 1)
      expect(expected[0]).toContain(answer.json<{ message: string }>().message);
  });

  it('an opportunity of another client, when it is made, as the checklist has said before', async () => {
    const wanted = test.complete();
    const { rows } = (await test.client.db.execute(sql`
      select o.id::int from ${opportunities} o where o.status_id = 1 and o.account_id <>
        (select account_id from ${opportunities} where id = ${wanted['opportunity_id'] as number})
      order by o.id limit 1`)) as { rows: { id: number }[] };
    const opportunity_id = rows[0]?.id;
    const refused = await test.create({ ...wanted, opportunity_id });
    expect([refused.statusCode, faultsOf(refused)]).toEqual([
      422,
      [`/opportunity_id: ${otherClient}`],
    ]);
    const checked = ok<{ faults: object[] }>(await test.check({ ...wanted, opportunity_id }));
    expect(checked.faults).toEqual([{ field: 'opportunity_id', message: otherClient }]);
  });

  it.each<[string, Fields, number]>([
    ['a field that there is not', { colour: 'red' }, 400],
    ['a field of the details that there is not', { product_details: { colour: 'red' } }, 400],
    [
      'a card with a field that there is not',
      { product_cards: [{ priority: 1, content: 'x', x: 1 }] },
      400,
    ],
    ['a day that is none', { start_date: '2026-02-30' }, 422],
    ['a title that is too long', { product_details: { site_takeover_title: 'x'.repeat(81) } }, 422],
    ['a negative amount', { amount: -1 }, 422],
    ['half a paisa', { amount: 0.5 }, 422],
    ['an entity type of approvals (T58)', { entity_type_id: 18 }, 422],
    ['a card beyond the tenth', { product_cards: [{ priority: 11, content: '/x' }] }, 422],
    [
      'a card of another product',
      { product_cards: [{ priority: 1, content: 'x', product_id: 75 }] },
      422,
    ],
    [
      'fifty-one polygons',
      { polygon_uuids: Array.from({ length: 51 }, () => crypto.randomUUID()) },
      422,
    ],
  ])('%s, of drafts too', async (_title, changes, status) => {
    expect((await test.create({ is_draft: true, ...changes })).statusCode).toBe(status);
  });

  it('a picture of nobody knows where, of another card, of another person, or of another slot', async () => {
    const [picture] = test.cards();
    const taken = ok(await test.create(test.complete()));
    const draft = (content: unknown, priority = 1, who?: Caller) =>
      test.create({ is_draft: true, product_cards: [{ priority, content }] }, who);
    const message = 'Upload the picture here before you save.';
    for (const content of [
      'https://elsewhere.example/a.png',
      '/demo/takeover/desktop-1.svg',
      '/ads/media/../../etc/passwd',
      `/ads/media/${nobody}`,
      taken.product_cards[0]?.content,
    ])
      expect(faultsOf(await draft(content))).toEqual([`/product_cards/1: ${message}`]);
    expect(faultsOf(await draft(picture?.['content'], 2))).toEqual([
      `/product_cards/2: ${message}`,
    ]);
    const finance = await test.as('finance');
    expect(faultsOf(await draft(picture?.['content'], 1, finance))).toEqual([
      `/product_cards/1: ${message}`,
    ]);
    expect((await draft(picture?.['content'])).statusCode).toBe(200);
  });
});
