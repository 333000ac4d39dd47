import { adPackageCards, defaultImageTagIds } from '#contract/domain/slots/productCards.ts';
import * as schema from '../../schema/slots/slotDetails.ts';
import { slotProjects } from '../../schema/slots/slots.ts';
import { pictureUrl, type Project } from '../catalogue/projects.ts';
import type { Random } from '../pen/random.ts';
import type { Sheet } from '../pen/sheet.ts';
import { writeTakeoverCards } from './takeoverCards.ts';
import type { World } from '../world.ts';

export interface WrittenSlot {
  readonly id: number;
  readonly kind: string;
  readonly productId: number;
  readonly opportunityPackageId: number;
  readonly polygonId: number;
  readonly cityId: number;
  readonly project: Project;
  readonly start: number;
  readonly end: number;
  /** What a tour walks through, where its client has anything. */
  readonly listingId?: number | undefined;
}

/** What is written of it besides. */
interface SlotToWrite extends WrittenSlot {
  /** Neither cancelled nor ended by hand. */
  readonly stands: boolean;
  /** The package of the catalogue that it was bought with. */
  readonly packageId: number | null;
  /** An hour of its first day at which its listing has no other tour. */
  readonly freeHour: (wanted: number) => number;
}

const videoUrl = '/demo/videos/walkthrough.webm';

const writeCards = (sheet: Sheet, { calendar }: World, slot: WrittenSlot): void => {
  if (slot.kind === 'site-takeover') return writeTakeoverCards(sheet, slot.id, slot.project);
  for (const { priority, label } of adPackageCards)
    sheet.add(schema.slotCards, {
      slotId: slot.id,
      productId: slot.productId,
      priority,
      content: pictureUrl(`slot ${slot.id} ${priority}`),
      title: priority === 1 ? slot.project.name : null,
      subTitle: priority === 1 ? label : null,
      activeFromDate: calendar.day(slot.start),
      imageTagId: defaultImageTagIds[(priority - 1) % defaultImageTagIds.length] ?? null,
    });
};

const writeStory = (sheet: Sheet, { id, project }: WrittenSlot, random: Random): void => {
  const isAutomated = random.chance(0.6);
  sheet.put(schema.stories, {
    slotId: id,
    videoStoriesType: isAutomated ? 'automated' : 'live anchor',
    thumbnailUrl: pictureUrl(`${project.uuid}:thumbnail`),
    templateOneUrl: isAutomated ? null : videoUrl,
    templateTwoUrl: isAutomated || random.chance(0.5) ? null : videoUrl,
    videoImageList: isAutomated
      ? Array.from({ length: random.int(5, 8) }, (_, at) => pictureUrl(`${project.uuid}:${at}`))
      : [],
    language: random.int(0, 3),
    hasAudio: random.chance(0.5),
    isPremium: random.chance(0.3),
  });
};

const writeMicrosite = (sheet: Sheet, { id, project }: WrittenSlot, random: Random): void =>
  sheet.put(schema.microsites, {
    slotId: id,
    theme: random.pick(['Light', 'Dark', 'Earth']),
    redirectionUrl: `/projects/${project.uuid}`,
    projectName: project.name,
    headerLogo: pictureUrl(`${project.uuid}:logo`),
    adLogo: pictureUrl(`${project.uuid}:ad`),
    carousel: [1, 2, 3].map(at => pictureUrl(`${project.uuid}:carousel ${at}`)),
    offerDetails: { title: 'No GST on booking this month' },
    uspDetails: ['Ten minutes to the metro', 'Seventy percent open space'],
    highlights: ['Club house', 'Rain water harvesting', 'EV charging'],
    paymentPlans: [{ name: '20:80', description: 'Twenty percent now, the rest on possession' }],
    overviewDetails: { towers: random.int(1, 9), units: random.int(60, 900) },
    digitour: {},
    testimonials: random.chance(0.5)
      ? [{ name: 'A resident', text: 'Handed over on the promised day' }]
      : [],
  });

/** The two projects that were built before stand for competitors. */
const writeCompetitors = (sheet: Sheet, { id, project }: WrittenSlot): void => {
  for (const projectId of [project.id - 1, project.id - 2])
    if (projectId > 0) sheet.add(slotProjects, { slotId: id, projectId, role: 'competitor' });
};

/** What only one kind of slot has, its cards, and the leads it brought. */
export const writeSlotDetails = (
  sheet: Sheet,
  world: World,
  slot: SlotToWrite,
  random: Random,
): void => {
  const { calendar } = world;
  const { id: slotId, project } = slot;
  switch (slot.kind) {
    case 'site-takeover':
      sheet.put(schema.siteTakeovers, {
        slotId,
        productTypeId: 5,
        offerText: random.pick(['Festival offer', 'Pre-launch price', null]),
        propertyVideoUrl: random.chance(0.4) ? videoUrl : null,
        siteTakeoverTitle: project.name,
        siteTakeoverSubtitle: random.pick([
          'Homes by the lake',
          'Possession this year',
          'அழகான வீடுகள்',
          'अपना घर, अपने शहर में',
        ]),
        description: random.chance(0.6) ? `${project.name}: a full-screen introduction` : null,
        redirectionUrl: `/projects/${project.uuid}`,
        allowZoomin: random.chance(0.9),
        showImageOnly: random.chance(0.1),
      });
      writeCards(sheet, world, slot);
      break;
    case 'stories':
      writeStory(sheet, slot, random);
      break;
    case 'video-tour': {
      const hour = slot.freeHour(random.int(10, 18));
      sheet.put(schema.videoTours, {
        slotId,
        webinarStartsAt: calendar.at(slot.start, hour),
        webinarEndsAt: calendar.at(slot.start, hour + 1),
        serviceType: random.pick(['Resale', 'New Project']),
        remarks: random.pick(['In Hindi and English', null]),
        promotedListingId: slot.listingId ?? null,
        stands: slot.stands,
        pocDetails: {
          name: `Sales office, ${project.name}`,
          phone: String(9_845_000_000 + slotId),
        },
      });
      break;
    }
    case 'microsite':
      writeMicrosite(sheet, slot, random);
      break;
    case 'audience-maximizer': {
      const type = random.pick(['City', 'Locality', 'Project']);
      if (type === 'Project') writeCompetitors(sheet, slot);
      sheet.put(schema.audienceMaximizers, {
        slotId,
        audienceMaximizerType: type,
        impressionsCount: random.int(50, 900) * 1_000,
        omniChannelAmountPaise: random.chance(0.5) ? random.int(10, 200) * 100_000 : null,
        targetPolygonId: slot.polygonId,
        localityCityId: slot.cityId,
        minBudgetPaise: 300_000_000,
        maxBudgetPaise: random.int(6, 30) * 100_000_000,
      });
      break;
    }
    case 'ad-package':
      sheet.put(schema.adPackages, {
        slotId,
        packageId: slot.packageId,
        promotedProducts: ['Fixed Ad Slot'],
      });
      writeCards(sheet, world, slot);
      break;
    case 'np-slot': {
      const shown = project.pricedConfiguration;
      sheet.put(schema.npSlots, {
        slotId,
        opportunityPackageId: slot.opportunityPackageId,
        flatConfigurationId: shown?.id ?? null,
        apartmentType: shown?.apartmentType ?? null,
        areaSize: shown?.areaSize ?? null,
        pricePaise: shown?.pricePaise ?? null,
      });
      break;
    }
    default:
      writeCards(sheet, world, slot);
  }
  if (slot.start < 0) {
    sheet.put(schema.slotLeads, {
      slotId,
      buyLeads: random.int(0, 240),
      rentLeads: random.int(0, 40),
      commercialBuyLeads: random.int(0, 12),
      commercialRentLeads: random.int(0, 9),
      countedAt: calendar.at(-1, 4),
    });
  }
};
