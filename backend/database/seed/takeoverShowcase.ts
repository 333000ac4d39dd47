import { siteTakeoverProductId } from '#contract/domain/slots/slotProducts.ts';
import * as details from '../schema/slotDetails.ts';
import * as schema from '../schema/slots.ts';
import type { Deal } from './opportunities.ts';
import type { Project } from './projects.ts';
import type { Sheet } from './sheet.ts';
import type { SlotGround } from './slotGround.ts';
import { writeTakeoverCards } from './takeoverCards.ts';
import type { World } from './world.ts';

/** A deal and a project of it that a takeover may show, and where. */
export interface TakeoverCandidate {
  readonly deal: Deal;
  readonly project: Project;
  readonly polygonId: number;
}

interface Plan {
  readonly state: 'booked' | 'draft';
  /** Days from today, both included; absent in a draft that has no days yet. */
  readonly start?: number;
  readonly end?: number;
  readonly cards?: readonly number[];
  readonly subtitle?: string;
  readonly ofBuilder?: true;
}

/** Slots of every age, so that the list has live and coming ones on any day, and drafts that lack more or less. */
const plans: readonly Plan[] = [
  { state: 'booked', start: -6, end: 8, subtitle: 'Homes around a lake of four acres' },
  { state: 'booked', start: -1, end: 5, subtitle: 'Launch week: first hundred homes' },
  { state: 'booked', start: -12, end: 2, subtitle: 'Possession this year', ofBuilder: true },
  { state: 'booked', start: 0, end: 0, subtitle: 'Open house, today only' },
  { state: 'booked', start: -3, end: 24, subtitle: 'अपना घर, अपने शहर में' },
  { state: 'booked', start: 1, end: 7, subtitle: 'No GST on bookings this week' },
  { state: 'booked', start: 4, end: 17, subtitle: 'Forest trails at the gate', ofBuilder: true },
  { state: 'booked', start: 11, end: 20, subtitle: 'அழகான வீடுகள்' },
  { state: 'booked', start: 28, end: 57, subtitle: 'Pre-launch prices until the monsoon' },
  { state: 'draft', start: 9, end: 15, subtitle: 'Sky villas above the club', cards: [1, 2, 6, 9] },
  { state: 'draft', start: 14, end: 27, cards: [1] },
  { state: 'draft', cards: [] },
];

/** Takeovers made for the list, on ground that no sold slot has. */
export const writeTakeoverShowcase = (
  sheet: Sheet,
  { calendar }: World,
  ground: SlotGround,
  candidates: readonly TakeoverCandidate[],
): void => {
  const left = [...candidates];
  const takeFor = ({ start = 0, end = 0 }: Plan): TakeoverCandidate | undefined => {
    const at = left.findIndex(
      ({ polygonId }) =>
        ground.take({
          productId: siteTakeoverProductId,
          polygonId,
          positions: 1,
          start,
          end,
        }) !== undefined,
    );
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };

  const write = (plan: Plan, { deal, project, polygonId }: TakeoverCandidate): void => {
    const { state, start, end } = plan;
    const hasDays = start !== undefined && end !== undefined;
    const writtenOn = Math.min(-1, (start ?? 0) - 5);
    const id = sheet.add(schema.slots, {
      kind: 'site-takeover',
      productId: siteTakeoverProductId,
      accountId: deal.client.id,
      builderId: project.builderId,
      projectId: plan.ofBuilder ? null : project.id,
      state,
      promotionType: 'Paid',
      profileType: 'BUILDER',
      profileUuid: deal.client.uuid,
      sellingType: 'New Project',
      deviceIds: [1, 2],
      opportunityId: deal.id,
      entityTypeId: plan.ofBuilder ? 3 : 2,
      entityId: plan.ofBuilder ? project.builderId : project.id,
      supplyUserUuid: deal.client.uuid,
      startDate: hasDays ? calendar.day(start) : null,
      endDate: hasDays ? calendar.day(end) : null,
      amountPaise: hasDays ? (end - start + 1) * 4_500_000 : 0,
      innerChurnRadius: 3,
      outerChurnRadius: 8,
      organicSoftTarget: hasDays ? (end - start + 1) * 12 : null,
      organicHardTarget: hasDays ? (end - start + 1) * 20 : null,
      notes: state === 'draft' ? 'Waiting for the client’s pictures' : null,
      createdAt: calendar.at(writtenOn, 12),
      createdBy: deal.agent.id,
      updatedAt: calendar.at(Math.max(writtenOn, -3), 15),
      updatedBy: deal.agent.id,
    });
    sheet.put(details.siteTakeovers, {
      slotId: id,
      productTypeId: 5,
      siteTakeoverTitle: project.name,
      siteTakeoverSubtitle: plan.subtitle ?? null,
      offerText: hasDays ? 'Book with ₹99,000' : null,
      description: `${project.name}: a full-screen introduction`,
      redirectionUrl: `/projects/${project.uuid}`,
    });
    if (hasDays)
      sheet.add(schema.slotBookings, {
        slotId: id,
        productId: siteTakeoverProductId,
        polygonId,
        days: { from: calendar.day(start), until: calendar.day(end + 1) },
        state,
      });
    sheet.add(schema.slotProjects, { slotId: id, projectId: project.id, role: 'promoted' });
    writeTakeoverCards(sheet, id, project, plan.cards);
  };

  for (const plan of plans) {
    const candidate = takeFor(plan);
    if (candidate) write(plan, candidate);
  }
};
