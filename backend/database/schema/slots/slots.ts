import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { defaultPromotedEntity } from '#contract/domain/catalogue/packageTitles.ts';
import { devices, slotEntityTypes, slotKinds } from '#contract/domain/slots/slotProducts.ts';
import { accounts } from '../accounts.ts';
import { products } from '../catalogue.ts';
import {
  day,
  dayRange,
  editable,
  identity,
  instant,
  paise,
  removable,
  rowId,
  written,
} from '../columns.ts';
import { between, checked, indexed, inOrder, notNegative, oneOf } from '../constraints.ts';
import { polygons, regions } from '../geography.ts';
import { idsOf } from '../idsOf.ts';
import { opportunities } from '../opportunities.ts';
import { opportunityPackages } from '../money/orderLines.ts';
import { users } from '../people/people.ts';
import { builders, projects } from '../projects.ts';
import { saleEvents } from '../saleEvents.ts';
import { productActivations } from '../money/termsheets.ts';

/** The slots of part 3, and the other products an ad package may promote (part 2 section 3). */
export const productSlotKinds = [
  ...idsOf(slotKinds),
  'fixed-ad-slot',
  'project-listing',
  'lead-exclusivity',
] as const;

/** A package promotes several of them as one slot (decision record 0163). */
export const storedSlotKinds = [...productSlotKinds, 'ad-package'] as const;

/** What is promised, to whom and at what price. */
const promotion = {
  opportunityId: rowId().references(() => opportunities.id, { onDelete: 'restrict' }),
  productActivationId: rowId().references(() => productActivations.id, { onDelete: 'restrict' }),
  eventId: rowId().references(() => saleEvents.id, { onDelete: 'restrict' }),
  /** 2 new project, 3 builder; types of their own, not the approvals' (T58). */
  entityTypeId: smallint(),
  entityId: rowId(),
  supplyUserUuid: uuid(),
  startDate: day(),
  endDate: day(),
  amountPaise: paise().notNull().default(0),
  innerChurnRadius: integer(),
  outerChurnRadius: integer(),
  isLocalityChurn: boolean().notNull().default(false),
  organicSoftTarget: integer(),
  organicHardTarget: integer(),
  sendActivationMail: boolean().notNull().default(false),
  deliverDeveloperBrokerLeads: boolean().notNull().default(true),
  notes: text(),
};

export const slotStates = [
  'draft',
  'held',
  'booked',
  'live',
  'stopped',
  'cancelled',
  'ended',
] as const;

/** A slot of any kind; what only one kind has is in that kind's table. Days are inclusive (T127). */
export const slots = pgTable(
  'slots',
  {
    id: identity(),
    kind: text({ enum: storedSlotKinds }).notNull(),
    productId: rowId()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    opportunityPackageId: rowId().references(() => opportunityPackages.id, {
      onDelete: 'restrict',
    }),
    accountId: rowId().references(() => accounts.id, { onDelete: 'restrict' }),
    builderId: rowId().references(() => builders.id, { onDelete: 'restrict' }),
    projectId: rowId().references(() => projects.id, { onDelete: 'restrict' }),
    regionId: rowId().references(() => regions.id, { onDelete: 'restrict' }),
    /** The slot this one hangs on, such as a city take-over. */
    parentId: rowId().references((): AnyPgColumn => slots.id, { onDelete: 'restrict' }),
    state: text({ enum: slotStates }).notNull().default('draft'),
    /** The marketplace's own status; a video tour's 4 is cancelled, 9 promotion ended (part 3 section 4). */
    statusId: smallint().notNull().default(1),
    promotedEntity: text().notNull().default(defaultPromotedEntity),
    promotionType: text(),
    profileType: text(),
    profileUuid: uuid(),
    sellingType: text(),
    position: smallint().notNull().default(1),
    /** 1 desktop, 2 mobile_site, 3 amp, 4 android, 5 ios. */
    deviceIds: smallint()
      .array()
      .notNull()
      .default(sql`'{}'::smallint[]`),
    /** While a swap waits for approval nobody else may move it (T126). */
    isFrozen: boolean().notNull().default(false),
    stoppedAt: instant(),
    stopReason: text(),
    ...promotion,
    ...editable,
    ...removable,
  },
  t => [
    ...checked(t),
    oneOf(t.entityTypeId, idsOf(slotEntityTypes)),
    check(
      'slots_devices_check',
      sql`${t.deviceIds} <@ ${sql.raw(`'{${idsOf(devices).join()}}'`)}::smallint[]`,
    ),
    ...notNegative(
      t.innerChurnRadius,
      t.outerChurnRadius,
      t.organicSoftTarget,
      t.organicHardTarget,
    ),
    inOrder(t.startDate, t.endDate),
    // Only what was never sold may have no days: a draft, or one that was given up.
    check(
      'slots_days_check',
      sql`${t.state} in ('draft', 'cancelled') or (${t.startDate} is not null and ${t.endDate} is not null)`,
    ),
    index('slots_kind_index').on(t.kind, t.state, t.startDate),
    ...indexed(
      t.productId,
      t.opportunityPackageId,
      t.accountId,
      t.builderId,
      t.projectId,
      t.regionId,
      t.parentId,
      t.opportunityId,
      t.productActivationId,
      t.eventId,
      t.profileUuid,
      t.endDate,
      t.updatedAt,
    ),
  ],
);

/** A slot kept for an agent until it is booked, dropped or the clock runs out. */
export const slotHolds = pgTable(
  'slot_holds',
  {
    id: identity(),
    slotId: rowId()
      .notNull()
      .references(() => slots.id, { onDelete: 'restrict' }),
    holderId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    expiresAt: instant().notNull(),
    warnedAt: instant(),
    /** Who has an approved termsheet for the place and asked for it: from then on the holder has a day to answer. */
    askedBy: rowId().references(() => users.id, { onDelete: 'restrict' }),
    releasedAt: instant(),
    outcome: text({ enum: ['booked', 'dropped', 'expired'] }),
    ...editable,
  },
  t => [
    ...checked(t),
    check('slot_holds_release_check', sql`(${t.releasedAt} is null) = (${t.outcome} is null)`),
    uniqueIndex('slot_holds_running_unique')
      .on(t.slotId)
      .where(sql`${t.releasedAt} is null`),
    index('slot_holds_expiry_index')
      .on(t.expiresAt)
      .where(sql`${t.releasedAt} is null`),
    ...indexed(t.slotId, t.holderId, t.askedBy),
  ],
);

/** The states in which a booking keeps others out. */
export const occupyingStates = ['held', 'booked', 'live'] as const;

/**
 * The ground a slot is on: one row a polygon and, of an ad package, a product. Two of one product, polygon and position never
 * overlap while they are held, booked or live (`slot_bookings_no_overlap`, SQLSTATE 23P01).
 */
export const slotBookings = pgTable(
  'slot_bookings',
  {
    id: identity(),
    slotId: rowId()
      .notNull()
      .references(() => slots.id, { onDelete: 'restrict' }),
    productId: rowId()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    polygonId: rowId()
      .notNull()
      .references(() => polygons.id, { onDelete: 'restrict' }),
    position: smallint().notNull().default(1),
    /** Null in a draft that has no days yet. */
    days: dayRange(),
    state: text({ enum: ['draft', ...occupyingStates, 'stopped', 'cancelled', 'ended'] }).notNull(),
    ...editable,
  },
  t => [
    ...checked(t),
    between(t.position, 1, 99),
    check(
      'slot_bookings_days_check',
      sql`not isempty(${t.days}) and not lower_inf(${t.days}) and not upper_inf(${t.days})`,
    ),
    check(
      'slot_bookings_draft_check',
      sql`${t.days} is not null or ${t.state} in ('draft', 'cancelled')`,
    ),
    unique().on(t.slotId, t.productId, t.polygonId, t.position),
    ...indexed(t.productId, t.polygonId),
  ],
);

/** The projects a slot promotes, and those it is aimed against (P2 section 3). */
export const slotProjects = pgTable(
  'slot_projects',
  {
    id: identity(),
    slotId: rowId()
      .notNull()
      .references(() => slots.id, { onDelete: 'cascade' }),
    projectId: rowId()
      .notNull()
      .references(() => projects.id, { onDelete: 'restrict' }),
    role: text({ enum: ['promoted', 'competitor'] })
      .notNull()
      .default('promoted'),
    ...written,
  },
  t => [...checked(t), unique().on(t.slotId, t.projectId), ...indexed(t.projectId)],
);
