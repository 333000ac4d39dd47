import { grouped } from '#contract/domain/lists/grouped.ts';
import { siteTakeoverProductId } from '#contract/domain/slots/slotProducts.ts';
import * as details from '../../schema/slots/slotDetails.ts';
import * as schema from '../../schema/slots/slots.ts';
import type { Deal } from '../opportunities/opportunities.ts';
import type { Project } from '../catalogue/projects.ts';
import type { Sheet } from '../pen/sheet.ts';
import type { SlotGround } from './slotGround.ts';
import { writeTakeoverCards } from './takeoverCards.ts';
import type { World } from '../world.ts';

/** A deal and a project of it that a takeover may show, and where. */
export interface TakeoverCandidate {
  readonly deal: Deal;
  readonly project: Project;
  readonly polygonId: number;
}

interface Plan {
  readonly state: 'booked' | 'draft' | 'held' | 'stopped';
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

/** Slots for the booking calendar: by the place of an area in the city that has most of these deals. */
const calendarPlans: readonly (Plan & { readonly area: number })[] = [
  { area: 0, state: 'booked', start: -4, end: 3, subtitle: 'Two towers, one garden' },
  { area: 0, state: 'booked', start: 5, end: 11, subtitle: 'Ready to move in' },
  { area: 0, state: 'held', start: 15, end: 21, subtitle: 'A balcony for each room' },
  { area: 1, state: 'stopped', start: -3, end: 4, subtitle: 'Festival offer' },
  { area: 1, state: 'booked', start: 6, end: 6, subtitle: 'One day only' },
  { area: 1, state: 'booked', start: 7, end: 20, subtitle: 'Homes by the metro' },
  { area: 2, state: 'booked', start: 2, end: 8, subtitle: 'Second phase is open' },
  { area: 2, state: 'held', start: 12, end: 14, subtitle: 'Three days of open doors' },
  { area: 3, state: 'booked', start: -8, end: 12, subtitle: 'Villas with a lawn' },
  { area: 4, state: 'booked', start: 18, end: 26, subtitle: 'Before the new year' },
  { area: 5, state: 'booked', start: 30, end: 44, subtitle: 'New year, new home' },
];

/** Takeovers made for the list and the calendar, on ground that no sold slot has. */
export const writeTakeoverShowcase = (
  sheet: Sheet,
  { calendar, geography }: World,
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
      stoppedAt: state === 'stopped' ? calendar.at(-1, 12) : null,
      stopReason: state === 'stopped' ? 'Client asked for a break' : null,
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
    if (state === 'held')
      sheet.add(schema.slotHolds, {
        slotId: id,
        holderId: deal.agent.id,
        expiresAt: calendar.at(1, 18),
        releasedAt: null,
        outcome: null,
      });
    sheet.add(schema.slotProjects, { slotId: id, projectId: project.id, role: 'promoted' });
    writeTakeoverCards(sheet, id, project, plan.cards);
  };

  for (const plan of plans) {
    const candidate = takeFor(plan);
    if (candidate) write(plan, candidate);
  }

  const byCity = [...grouped(candidates, ({ project }) => project.cityId).values()];
  const [busiest = []] = byCity.toSorted((one, other) => other.length - one.length);
  const areas = geography.polygons.filter(
    ({ kind, cityId }) => kind === 'locality' && cityId === busiest[0]?.project.cityId,
  );
  for (const [at, { area, ...plan }] of calendarPlans.entries()) {
    const candidate = busiest[at % Math.max(1, busiest.length)];
    const polygonId = areas[area]?.id;
    const { start = 0, end = 0 } = plan;
    const place = { productId: siteTakeoverProductId, positions: 1, start, end };
    if (!candidate || polygonId === undefined) continue;
    if (ground.take({ ...place, polygonId }) === undefined) continue;
    write(plan, { ...candidate, polygonId });
  }
};
