import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  localityRegionMappings,
  opportunities,
  packages,
  projects,
} from '#backend/database/schema/index.ts';
import { comboValidityMessage } from '#contract/domain/validity/comboValidity.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startDeals, type Deals, type Part } from './startDeals.ts';

let test: Deals;
beforeAll(async () => {
  test = await startDeals();
  await test.client.db
    .update(packages)
    .set({ durationDays: 365 })
    .where(eq(packages.id, test.packageId));
});
afterAll(() => test.close());

const statusOf = async (id: number) =>
  (await test.page('agent', id))['delayedActivationStatus'] as string;

const path = '/sapna/v1/opportunity-package';

const setDays = async ({ id, version }: Part, promotedDays: number): Promise<Part> =>
  ok<Part>(await test.by('agent').put(`${path}/${id}`, { promotedDays, version }));

describe('T83 a package that runs longer than it may', () => {
  it.each([
    [365, 'NotRequired'],
    [366, 'Required'],
  ])('of %i days: delayed activation is %s', async (promotedDays, status) => {
    const deal = await test.log('agent');
    await test.addPackage('agent', deal.id, { promotedDays });
    expect(await statusOf(deal.id)).toBe(status);
  });

  it('needs no approval once its days are adjusted, or it is taken away', async () => {
    const deal = await test.log('agent');
    const part = await test.addPackage('agent', deal.id, { promotedDays: 400 });
    expect(await statusOf(deal.id)).toBe('Required');
    const shorter = await setDays(part, 300);
    expect(await statusOf(deal.id)).toBe('NotRequired');
    const longer = await setDays(shorter, 400);
    expect(await statusOf(deal.id)).toBe('Required');
    ok(await test.by('agent').call('DELETE', `${path}/${longer.id}?version=${longer.version}`));
    expect(await statusOf(deal.id)).toBe('NotRequired');
  });

  it.each([1, 2, 4])('T82 in region %i it is one of more than 180 days', async regionId => {
    const { db } = test.client;
    const [project] = await db
      .select({ id: projects.id })
      .from(projects)
      .innerJoin(localityRegionMappings, eq(localityRegionMappings.localityId, projects.localityId))
      .where(sql`${localityRegionMappings.regionId} = ${regionId} and ${projects.isActive}`)
      .limit(1);
    const deal = await test.log('agent');
    const part = await test.addPackage('agent', deal.id, { promotedDays: 181 });
    expect(await statusOf(deal.id)).toBe('NotRequired');
    const mapping = '/sapna/v1/opportunity/project-mapping';
    const link = ok<Part>(
      await test.by('agent').post(mapping, { opportunityId: deal.id, projectId: project?.id }),
    );
    expect(await statusOf(deal.id)).toBe('Required');
    const shorter = await setDays(part, 180);
    expect(await statusOf(deal.id)).toBe('NotRequired');
    await setDays(shorter, 181);
    expect(await statusOf(deal.id)).toBe('Required');
    ok(await test.by('agent').call('DELETE', `${mapping}/${link.id}?version=1`));
    expect(await statusOf(deal.id)).toBe('NotRequired');
  });

  it.each(['PendingApproval', 'Approved', 'Rejected', 'NotApplicable', 'Lapsed'] as const)(
    'leaves what stands as %s',
    async status => {
      const deal = await test.log('agent');
      await test.client.db
        .update(opportunities)
        .set({ delayedActivationStatus: status })
        .where(eq(opportunities.id, deal.id));
      const part = await test.addPackage('agent', deal.id, { promotedDays: 400 });
      expect(await statusOf(deal.id)).toBe(status);
      await setDays(part, 30);
      expect(await statusOf(deal.id)).toBe(status);
    },
  );

  it('is told on the page of the opportunity, word for word', () => {
    const screen = readScreens().get('opportunities');
    const notes = screen?.type === 'records' ? screen.record.notes : [];
    expect(notes.find(({ note }) => note.en === comboValidityMessage)?.visible).toEqual({
      delayedActivationStatus: { eq: 'Required' },
    });
  });
});
