import { promotedProductIds } from '#contract/domain/slots/slotProducts.ts';
import { promotionTypes } from '#contract/domain/slots/slotValues.ts';
import { placesOf } from '#contract/domain/slots/availability/placesOf.ts';
import { leadDeliveries } from '../../schema/leads.ts';
import * as schema from '../../schema/slots/slots.ts';
import type { Listing } from '../clients/listings.ts';
import type { Deal } from '../opportunities/opportunities.ts';
import type { OrderLine } from '../money/orderLines.ts';
import type { Project } from '../catalogue/projects.ts';
import type { Random } from '../pen/random.ts';
import type { Sheet } from '../pen/sheet.ts';
import { writeSlotDetails, type WrittenSlot } from './slotDetails.ts';
import { makeSlotGround } from './slotGround.ts';
import { writeTakeoverShowcase, type TakeoverCandidate } from './takeoverShowcase.ts';
import type { World } from '../world.ts';

type SlotKind = (typeof schema.storedSlotKinds)[number];
type SlotState = (typeof schema.slotStates)[number];

export interface BookedSlot extends WrittenSlot {
  readonly state: SlotState;
  readonly deal: Deal;
}

export interface Slots {
  /** The slots that the lines of a closed builder deal have bought. */
  readonly write: (
    sheet: Sheet,
    deal: Deal,
    random: Random,
    /** What the client has on the marketplace, for tours to walk through. */
    listings: readonly Listing[],
  ) => BookedSlot[];
  /** Takeovers of every age for the list, once all sold slots have their ground. */
  readonly writeShowcase: (sheet: Sheet) => void;
}

/** So many deals are remembered for the showcase, whatever the size of the seed. */
const mostCandidates = 60;

const devicesOf: Readonly<Partial<Record<SlotKind, number[]>>> = {
  microsite: [1, 2],
  stories: [2, 4, 5],
  'site-takeover': [1, 2],
};

const isSlotKind = (kind: string): kind is SlotKind =>
  schema.storedSlotKinds.some(known => known === kind);

const stateOf = (start: number, end: number, random: Random): SlotState => {
  const fate = random.next();
  if (fate < 0.04) return 'cancelled';
  if (fate < 0.08 && start < 0) return 'stopped';
  if (end < 0) return 'ended';
  if (start <= 0) return 'live';
  return fate < 0.2 ? 'held' : fate < 0.3 ? 'draft' : 'booked';
};

/** A video tour tells its own: 4 cancelled, 9 promotion ended (part 3 section 4). */
const statusIdOf = (kind: SlotKind, state: SlotState): number => {
  if (kind !== 'video-tour') return 1;
  if (state === 'cancelled') return 4;
  return state === 'ended' || state === 'stopped' ? 9 : 1;
};

/** Both radii, in kilometres, or none. */
const radiiOf = (random: Random) => {
  const [inner, outer] = [random.pick([null, 2, 5]), random.pick([null, 8, 15])];
  const hasBoth = inner !== null && outer !== null;
  return {
    innerChurnRadius: hasBoth ? inner : null,
    outerChurnRadius: hasBoth ? outer : null,
  };
};

export const makeSlots = (world: World): Slots => {
  const { calendar, catalogue, geography } = world;
  const kinds = new Map(catalogue.products.map(({ id, kind }) => [id, kind]));
  const cityPolygons = new Map(
    geography.polygons.flatMap(polygon =>
      polygon.kind === 'city' ? [[polygon.cityId, polygon.id] as const] : [],
    ),
  );
  const ground = makeSlotGround();
  const tourHours = new Set<string>();

  /** What a tour walks through, and when nobody else does; a listing has one tour at a time. */
  const tourOf = (listingId: number | undefined, start: number) => ({
    listingId,
    freeHour: (wanted: number): number => {
      let hour = wanted;
      while (tourHours.has(`${listingId} ${start} ${hour}`)) hour = hour === 21 ? 8 : hour + 1;
      tourHours.add(`${listingId} ${start} ${hour}`);
      return hour;
    },
  });

  /** In the largest cities places are sold by locality, elsewhere by city: a parent and its child are never both sold. */
  const polygonFor = (project: Project): number | undefined =>
    project.cityId <= 20 ? (project.polygonId ?? undefined) : cityPolygons.get(project.cityId);

  const writeOne = (
    sheet: Sheet,
    deal: Deal,
    line: OrderLine,
    product: { productId: number; kind: SlotKind },
    project: Project,
    listings: readonly Listing[],
    random: Random,
  ): BookedSlot | null => {
    const { productId } = product;
    // The demo has the fixed ad slot sold in packages alone.
    const kind = productId === promotedProductIds['Fixed Ad Slot'] ? 'ad-package' : product.kind;
    const polygonId = polygonFor(project);
    if (polygonId === undefined || line.start === null) return null;
    const start = line.start + random.int(0, 25);
    const days =
      kind === 'video-tour'
        ? 1
        : kind === 'site-takeover'
          ? random.int(1, 14)
          : line.item.durationDays;
    const end = start + days - 1;
    const position = ground.take({
      productId,
      polygonId,
      positions: placesOf(kind),
      start,
      end,
    });
    if (position === undefined) return null;
    const fate = stateOf(start, end, random);
    // A tour walks through a listing: who has none took it back.
    const state = kind === 'video-tour' && listings.length === 0 ? 'cancelled' : fate;
    const isProject = kind !== 'microsite' ? random.chance(0.8) : true;
    const dates = { startDate: calendar.day(start), endDate: calendar.day(end) };
    const target = random.chance(0.4) ? random.int(20, 400) : null;
    const id = sheet.add(schema.slots, {
      kind,
      productId,
      opportunityPackageId: line.id,
      accountId: deal.client.id,
      builderId: project.builderId,
      projectId: project.id,
      state,
      statusId: statusIdOf(kind, state),
      promotionType: random.pick([...promotionTypes, 'Paid']),
      profileType: 'BUILDER',
      profileUuid: deal.client.uuid,
      sellingType: random.pick(['New Project', 'Resale']),
      position,
      isFrozen: false,
      deviceIds: devicesOf[kind] ?? [1, 2, 3, 4, 5],
      stoppedAt: state === 'stopped' ? calendar.at(Math.min(-1, start + 2), 12) : null,
      stopReason: state === 'stopped' ? 'Client asked for a break' : null,
      opportunityId: deal.id,
      eventId: random.chance(0.15) ? random.int(1, 16) : null,
      entityTypeId: isProject ? 2 : 3,
      entityId: isProject ? project.id : project.builderId,
      supplyUserUuid: deal.client.uuid,
      ...dates,
      amountPaise: line.salesPaise,
      ...radiiOf(random),
      organicSoftTarget: target,
      organicHardTarget: target === null ? null : target * 2,
      notes: random.pick(['Creative comes from the client', null, null]),
      createdAt: calendar.at(Math.min(-1, line.start), 12),
      createdBy: deal.agent.id,
      updatedAt: calendar.at(-random.int(1, 30), 16),
    });
    sheet.add(schema.slotBookings, {
      slotId: id,
      productId,
      polygonId,
      position,
      days: { from: dates.startDate, until: calendar.day(end + 1) },
      state,
    });
    sheet.add(schema.slotProjects, { slotId: id, projectId: project.id, role: 'promoted' });
    const isOpen = ![4, 9].includes(statusIdOf(kind, state));
    const slot = {
      id,
      kind,
      productId,
      opportunityPackageId: line.id,
      polygonId,
      cityId: project.cityId,
      project,
      start,
      end,
    };
    writeSlotDetails(
      sheet,
      world,
      {
        ...slot,
        ...tourOf(listings[id % listings.length]?.id, start),
        stands: isOpen,
        packageId: line.item.id,
      },
      random,
    );
    if (target !== null) {
      const isStarted = start <= 0;
      sheet.add(leadDeliveries, {
        accountId: deal.client.id,
        slotId: id,
        projectId: project.id,
        ...dates,
        promisedLeads: target,
        deliveredLeads: isStarted ? random.int(0, target + 20) : 0,
        status: isStarted ? 'started' : 'not started',
      });
    }
    if (state === 'held') {
      sheet.add(schema.slotHolds, {
        slotId: id,
        holderId: deal.agent.id,
        expiresAt: calendar.at(1, 18),
        releasedAt: null,
        outcome: null,
      });
    }
    return { ...slot, state, deal };
  };

  const candidates: TakeoverCandidate[] = [];
  const remember = (deal: Deal): void => {
    const project = deal.projects.find(({ hasCover }) => hasCover);
    const polygonId = project && polygonFor(project);
    if (project && polygonId !== undefined && candidates.length < mostCandidates)
      candidates.push({ deal, project, polygonId });
  };

  return {
    writeShowcase: sheet => writeTakeoverShowcase(sheet, world, ground, candidates),
    write: (sheet, deal, random, listings) => {
      if (deal.closedOn === null || deal.projects.length === 0) return [];
      remember(deal);
      return deal.lines.flatMap(line =>
        line.products.flatMap(({ productId }) => {
          const kind = kinds.get(productId) ?? 'other';
          if (!isSlotKind(kind)) return [];
          const slot = writeOne(
            sheet,
            deal,
            line,
            { productId, kind },
            random.pick(deal.projects),
            listings,
            random,
          );
          return slot ? [slot] : [];
        }),
      );
    },
  };
};
