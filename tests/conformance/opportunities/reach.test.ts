import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startDeals, type Deals, type Part } from './startDeals.ts';

interface Own {
  readonly dealId: number;
  readonly packageId: number;
  readonly milestoneId: number;
}

const names = ['agent', 'mate', 'trainee', 'stranger'] as const;

let test: Deals;
const own = new Map<string, Own>();
const of = (name: string): Own => own.get(name) ?? { dealId: 0, packageId: 0, milestoneId: 0 };
const absent: Own = { dealId: 999_999_999, packageId: 999_999_999, milestoneId: 999_999_999 };

beforeAll(async () => {
  test = await startDeals();
  for (const name of names) {
    const { id } = await test.log(name, { name: `Sale of ${name}` });
    const ordered = await test.addPackage(name, id);
    const milestone = ok<Part>(
      await test.by(name).post('/sapna/v1/milestone', {
        opportunityId: id,
        name: `Part of ${name}`,
        amount: 100,
        startDate: '2026-12-01',
      }),
    );
    const body = { comment: `Word of ${name}` };
    ok(await test.by(name).call('PATCH', `/sapna/v1/opportunity/${id}/change-status`, { body }));
    own.set(name, { dealId: id, packageId: ordered.id, milestoneId: milestone.id });
  }
});
afterAll(() => test.close());

type Read = (held: Own) => string;

/** What tells of one opportunity, and answers 404 to anyone who may not read it. */
const reads: readonly [string, Read][] = [
  ['page', ({ dealId }) => `/sapna/v3/opportunity-page/${dealId}`],
  ['renewal tags', ({ dealId }) => `/console/v1/opportunities/${dealId}/renewal-tags`],
  ['people', ({ dealId }) => `/console/v1/opportunities/${dealId}/mentionable-people`],
  ['history', ({ dealId }) => `/console/v1/history?resource=opportunities&id=${dealId}`],
  [
    'history of a package',
    ({ packageId }) => `/console/v1/history?resource=opportunity-packages&id=${packageId}`,
  ],
  [
    'history of a milestone',
    ({ milestoneId }) => `/console/v1/history?resource=milestones&id=${milestoneId}`,
  ],
];

const selectors = (list: object[]) =>
  `/mystique/v1/soc/key-search?salesOpportunitySelectorsArray=${encodeURIComponent(JSON.stringify(list))}`;

/** Lists that could tell of it. */
const lists: readonly [string, Read][] = [
  ['opportunities', () => '/sapna/v2/opportunity?pageSize=1000'],
  ['search', () => '/sapna/v2/opportunity?within=search&search=Sale%20of'],
  ['by id', ({ dealId }) => `/sapna/v2/opportunity?within=search&search=${dealId}`],
  ['packages', ({ dealId }) => `/console/v1/opportunity-packages?opportunityId=${dealId}`],
  ['milestones', ({ dealId }) => `/console/v1/milestones?opportunityId=${dealId}`],
  ['every milestone', () => '/console/v1/milestones?search=Part%20of'],
  ['projects', ({ dealId }) => `/console/v1/opportunity-projects?opportunityId=${dealId}`],
  ['comments', ({ dealId }) => `/console/v1/opportunity-comments?opportunityId=${dealId}`],
  ['every comment', () => '/console/v1/opportunity-comments?search=Word%20of'],
  ['assignments', ({ dealId }) => `/console/v1/opportunity-assignments?opportunityId=${dealId}`],
  ['activities', ({ dealId }) => `/console/v1/account-activities?opportunityId=${dealId}`],
  ['key search', ({ dealId }) => selectors([{ key: 'opportunityId', value: String(dealId) }])],
  ['export', () => '/console/v1/exports/opportunities'],
  ['export of the search', () => '/console/v1/exports/opportunity-search'],
  ['recent changes', () => '/console/v1/recent-changes?limit=100'],
];

const changes: readonly [string, (name: string, held: Own) => Promise<LightMyRequestResponse>][] = [
  [
    'opportunity',
    (name, { dealId }) =>
      test.by(name).put(`/sapna/v1/opportunity/${dealId}`, { name: 'X', version: 9 }),
  ],
  [
    'loss',
    (name, { dealId }) =>
      test
        .by(name)
        .put(`/sapna/v1/opportunity/${dealId}/mark-opportunity-as-lost`, { sourceId: 34 }),
  ],
  [
    'comment',
    (name, { dealId }) =>
      test
        .by(name)
        .call('PATCH', `/sapna/v1/opportunity/${dealId}/change-status`, { body: { comment: 'X' } }),
  ],
  [
    'link',
    (name, { dealId }) => test.by(name).post('/sapna/v4/opportunity', { opportunityId: dealId }),
  ],
  [
    'tenant link',
    (name, { dealId }) =>
      test.by(name).post('/sapna/tenant/v1/share-link', { opportunityId: dealId }),
  ],
  [
    'package',
    (name, { dealId }) =>
      test.by(name).post('/sapna/v1/opportunity-package', {
        opportunityId: dealId,
        packageId: test.packageId,
      }),
  ],
  [
    'quantity',
    (name, { packageId }) =>
      test.by(name).put(`/sapna/v1/opportunity-package/${packageId}`, { quantity: 2, version: 1 }),
  ],
  [
    'package status',
    (name, { packageId }) =>
      test
        .by(name)
        .put(`/sapna/v1/opportunity/package-status/change-status/${packageId}`, { statusId: 2 }),
  ],
  [
    'package removal',
    (name, { packageId }) =>
      test.by(name).call('DELETE', `/sapna/v1/opportunity-package/${packageId}`),
  ],
  [
    'new milestone',
    (name, { dealId }) =>
      test.by(name).post('/sapna/v1/milestone', {
        opportunityId: dealId,
        name: 'X',
        amount: 1,
        startDate: '2026-12-01',
      }),
  ],
  [
    'milestone',
    (name, { milestoneId }) =>
      test.by(name).put(`/sapna/v1/milestone/${milestoneId}`, { name: 'X', version: 1 }),
  ],
  [
    'milestone removal',
    (name, { milestoneId }) => test.by(name).call('DELETE', `/sapna/v1/milestone/${milestoneId}`),
  ],
  [
    'project',
    (name, { dealId }) =>
      test
        .by(name)
        .post('/sapna/v1/opportunity/project-mapping', { opportunityId: dealId, projectId: 1 }),
  ],
];

const told = (response: LightMyRequestResponse) => {
  const { requestId: _, ...answer } = response.json<Record<string, unknown>>();
  return answer;
};

const namesIn = (response: LightMyRequestResponse): string[] =>
  names.filter(name => new RegExp(`(Sale|Part|Word) of ${name}\\b`).test(response.body));

describe('reading', () => {
  it.each([
    ['agent', ['agent', 'mate', 'trainee']],
    ['trainee', ['trainee']],
    ['stranger', ['stranger']],
    ['reader', [...names]],
  ])('%s opens the opportunities of %j and of nobody else', async (name, readable) => {
    for (const other of names)
      for (const [what, url] of reads) {
        const { statusCode } = await test.by(name).get(url(of(other)));
        const expected = readable.includes(other) ? 200 : 404;
        expect([other, what, statusCode]).toEqual([other, what, expected]);
      }
  });

  it('what is not theirs answers as what does not exist', async () => {
    for (const [what, url] of reads) {
      const foreign = await test.by('trainee').get(url(of('stranger')));
      expect([what, told(foreign)]).toEqual([
        what,
        told(await test.by('trainee').get(url(absent))),
      ]);
    }
    const page = await test.by('trainee').get(reads[0]?.[1](of('stranger')) ?? '');
    expect(page.json()).toMatchObject(notThere.opportunity);
  });

  it.each(lists)('%s tell a stranger nothing', async (_, url) => {
    for (const other of ['agent', 'mate', 'trainee']) {
      const response = await test.by('stranger').get(url(of(other)));
      expect(response.statusCode).toBeLessThan(500);
      expect(namesIn(response).filter(name => name !== 'stranger')).toEqual([]);
      expect(response.body).not.toContain(test.held(other).phone.slice(2));
    }
  });

  it("lists and exports hold one's own and those below; the search also those of the team", async () => {
    const found = async (url: string) => namesIn(await test.by('agent').get(url));
    expect(await found('/sapna/v2/opportunity?search=Sale%20of')).toEqual(['agent', 'trainee']);
    expect(await found('/console/v1/exports/opportunities')).toEqual(['agent', 'trainee']);
    expect(await found('/sapna/v2/opportunity?within=search&search=Sale%20of')).toEqual([
      'agent',
      'mate',
      'trainee',
    ]);
  });
});

describe('changing', () => {
  it.each([
    ['trainee', 'agent', 404],
    ['stranger', 'agent', 404],
    ['agent', 'mate', 403],
    ['reader', 'agent', 403],
  ] as const)('%s cannot change what is of %s: %i', async (name, other, status) => {
    for (const [what, change] of changes) {
      const { statusCode } = await change(name, of(other));
      expect([what, statusCode]).toEqual([what, status]);
    }
  });

  it('the lead gives opportunities of their people to their people; others stay, with the reason', async () => {
    const assign = (name: string, deals: string[], to: string) =>
      test.by(name).put('/sapna/v1/opportunity/mass-update-assignment', {
        opportunityIds: deals.map(deal => of(deal).dealId),
        agentId: test.idOf(to),
      });
    expect((await assign('agent', ['agent'], 'mate')).statusCode).toBe(403);
    expect((await assign('lead', ['stranger'], 'mate')).statusCode).toBe(404);
    const partly = await assign('lead', ['agent', 'stranger'], 'mate');
    expect([partly.statusCode, partly.json<{ results: unknown }>().results]).toEqual([
      200,
      [
        { id: of('agent').dealId, status: 'assigned' },
        { id: of('stranger').dealId, status: 'refused', ...notThere.opportunity },
      ],
    ]);
    const taken = await test.by('lead').post('/console/v1/undo', {
      resource: 'opportunities',
      requestIds: [partly.json<{ batchId: string }>().batchId],
    });
    expect([taken.statusCode, taken.json<{ results: unknown }>().results]).toMatchObject([
      200,
      [{ status: 'undone' }],
    ]);
    expect(await test.page('lead', of('agent').dealId)).toMatchObject({
      agentId: test.idOf('agent'),
    });
    const away = await assign('lead', ['agent'], 'stranger');
    expect([away.statusCode, away.json<{ message: string }>().message]).toEqual([
      422,
      expect.stringContaining('Failed to assign accounts!'),
    ]);
    expect((await assign('lead', ['trainee', 'mate'], 'mate')).statusCode).toBe(200);
    expect(await test.page('lead', of('trainee').dealId)).toMatchObject({
      agentId: test.idOf('mate'),
    });
  });

  it('an opportunity is assigned automatically to the agent of the line who has the fewest open ones', async () => {
    const { dealId } = of('agent');
    const given = ok<{ agentId: number }>(
      await test.by('lead').put(`/sapna/v1/opportunity/${dealId}/autoassign`, {}),
    );
    expect(['lead', 'agent', 'mate', 'trainee'].map(name => test.idOf(name))).toContain(
      given.agentId,
    );
    expect(given.agentId).not.toBe(test.idOf('mate'));
  });

  it('an administrator moves all open opportunities of an agent to another', async () => {
    const body = { fromAgentId: test.idOf('mate'), agentId: test.idOf('stranger') };
    expect((await test.by('lead').put('/sapna/v1/opportunity/migration', body)).statusCode).toBe(
      403,
    );
    const moved = ok<{ moved: number }>(
      await test.by('keeper').put('/sapna/v1/opportunity/migration', body),
    );
    expect(moved.moved).toBeGreaterThan(1);
    expect(await test.page('stranger', of('mate').dealId)).toMatchObject({
      agentId: test.idOf('stranger'),
    });
  });
});
