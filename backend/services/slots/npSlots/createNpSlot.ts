import { and, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { NpSlotFields } from '#contract/calls/recordTypes.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { npSlotDayFaults, npSlotRefusals } from '#contract/domain/slots/npSlots.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import {
  accounts,
  npSlots,
  opportunityPackages,
  slotProjects,
  slots,
} from '../../../database/schema/index.ts';
import type { Database } from '../../../database/client.ts';
import { bookPosition, refusePositionTaken } from './bookPosition.ts';
import { chosenProduct } from './chosenProduct.ts';
import { npSlotRecords } from './npSlotRecords.ts';
import { packageOrRefuse } from './packageOrRefuse.ts';
import { pinnedProject } from './pinnedProject.ts';

const refuseDays = (days: Parameters<typeof npSlotDayFaults>[0]): void => {
  const [first, ...others] = npSlotDayFaults(days).map(({ field, words }) => ({
    in: 'body' as const,
    field: `/${field}`,
    code: 'check',
    ...words,
  }));
  if (first) throw new Refusal('VALIDATION_FAILED', first.message, { errors: [first, ...others] });
};

const refuseParent = async (db: Database, { parentId, opmV2Id }: NpSlotFields): Promise<void> => {
  if (parentId === undefined) return;
  const own = await db.$count(
    npSlots,
    and(eq(npSlots.slotId, parentId), eq(npSlots.opportunityPackageId, opmV2Id)),
  );
  if (own === 0) throw invalidField('/parentId', 'reference', npSlotRefusals.otherParent);
};

/** POST create-slot: one of what the package bought is pinned to its place. */
export const createNpSlot: Verb<CallOf<'npSlots.create'>> = async context => {
  const { db, actor, audit, services } = context;
  const body: NpSlotFields = context.body;
  const today = indiaDay(services.now());
  const deal = await packageOrRefuse(context, 'change', body.opmV2Id);
  if (deal.statusId === 3) throw new Refusal('CONFLICT', npSlotRefusals.packageStopped);
  refuseDays({ ...body, today, promotedDays: deal.promotedDays });
  await refuseParent(db, body);
  const bought = await chosenProduct(db, deal.id, body.productId);
  const { project, configuration, place } = await pinnedProject(db, deal, body, today);
  const days = { startDate: body.startDate, endDate: body.endDate };
  const wanted = {
    productId: bought,
    place,
    position: body.position,
    days: { start: days.startDate, end: days.endDate },
  };
  await refusePositionTaken(db, wanted);
  // Two who place the last slot of a package come one after the other.
  await db
    .select({ id: opportunityPackages.id })
    .from(opportunityPackages)
    .where(eq(opportunityPackages.id, deal.id))
    .for('no key update');
  const productId = await chosenProduct(db, deal.id, bought);
  const [account] = await db
    .select({ uuid: accounts.uuid })
    .from(accounts)
    .where(eq(accounts.id, deal.accountId));
  const [slot] = await db
    .insert(slots)
    .values({
      kind: 'np-slot',
      productId,
      opportunityPackageId: deal.id,
      opportunityId: deal.opportunityId,
      accountId: deal.accountId,
      builderId: project.builderId,
      projectId: project.id,
      regionId: deal.regionId,
      parentId: body.parentId ?? null,
      state: 'booked',
      profileUuid: account?.uuid ?? null,
      supplyUserUuid: account?.uuid ?? null,
      entityTypeId: 2,
      entityId: project.id,
      position: body.position,
      deviceIds: [1, 2, 3, 4, 5],
      ...days,
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .returning({ id: slots.id });
  if (!slot) throw new Error('The slot was not written');
  await bookPosition(db, { ...wanted, slotId: slot.id, actorId: actor.id });
  await db.insert(npSlots).values({
    slotId: slot.id,
    opportunityPackageId: deal.id,
    flatConfigurationId: configuration.id,
    apartmentType: configuration.apartmentType,
    areaSize: configuration.areaSize,
    pricePaise: configuration.pricePaise,
  });
  await db
    .insert(slotProjects)
    .values({ slotId: slot.id, projectId: project.id, role: 'promoted', createdBy: actor.id });
  await audit.record({
    action: 'create',
    entity: 'np-slots',
    entityId: slot.id,
    version: 1,
    after: { projectName: project.name, placeName: place.name, position: body.position, ...days },
  });
  return npSlotRecords.readOne(context, slot.id);
};
