import { tanThresholds } from '../schema/legalEntities.ts';
import { writeDealApprovals } from './approvals.ts';
import type { Batch } from './batch.ts';
import { writeCalls } from './calls.ts';
import { campaignCount } from './campaigns.ts';
import { writeClient, type Client } from './clients.ts';
import { writeChurn } from './churn.ts';
import { writeClientExtras } from './clientExtras.ts';
import { financialYearOf } from '#contract/domain/invoices/invoiceNumber.ts';
import { makeInvoices } from './invoices.ts';
import { makeIncentives } from './incentives.ts';
import { writeListings } from './listings.ts';
import { writeOpportunity, type Deal } from './opportunities.ts';
import { makePayments } from './payments.ts';
import { writeProjects } from './projects.ts';
import { randomFor, type Random } from './random.ts';
import { makeSheet, type Sheet } from './sheet.ts';
import { makeSlotRequests } from './slotRequests.ts';
import { makeSlots } from './slots.ts';
import { writeTermsheets } from './termsheets.ts';
import { writeTicket } from './tickets.ts';
import { makeWorkspace } from './workspace.ts';
import type { World } from './world.ts';

const clientsOfDemo = 2_000;

/** Clients are made, written and forgotten in groups of this many, so memory does not grow with the size. */
const clientsInGroup = 200;

/** A TAN's limit for the year, in paise; a client that withheld more was given a larger one. */
const usualLimitPaise = 50_000_000;

const writeThreshold = (
  sheet: Sheet,
  { calendar }: World,
  { entity }: Client,
  certified: number,
): void => {
  if (!entity.tan) return;
  sheet.add(tanThresholds, {
    legalEntityId: entity.id,
    tan: entity.tan,
    financialYear: financialYearOf(calendar.today),
    limitPaise: Math.max(usualLimitPaise, 2 * certified),
    utilizedPaise: certified,
  });
};

/** Clients with their projects, listings, deals, termsheets, payments and invoices, a group at a time. */
export function* clientBatches(world: World, factor: number): Generator<Batch> {
  const sheet = makeSheet();
  const incentives = makeIncentives(world);
  const workspace = makeWorkspace(world);
  const payments = makePayments(world, collected => {
    incentives.note(collected);
    workspace.note(collected);
  });
  const invoices = makeInvoices(world);
  const slots = makeSlots(world);
  const slotRequests = makeSlotRequests(world);

  const writeDeals = (client: Client, random: Random): void => {
    const projects = client.clientTypeId === 1 ? writeProjects(sheet, world, client, random) : [];
    const listings = writeListings(sheet, world, client, projects, random);
    writeChurn(sheet, world, client, projects, random);
    writeClientExtras(sheet, world, client, random);
    writeTicket(sheet, world, client, random);
    slotRequests.considerExclusivity(sheet, client, projects, random);
    if (client.isSubBroker) return;
    const deals: Deal[] = [];
    let certified = 0;
    const count = random.int(1, client.statusId >= 5 ? 2 : 8);
    for (let at = 0; at < count; at += 1) {
      const earlier = deals.filter(({ statusId }) => statusId === 2);
      const deal = writeOpportunity(sheet, world, client, projects, earlier, random);
      const termsheetId = writeTermsheets(sheet, world, deal, random);
      certified += payments.write(sheet, deal, random);
      if (termsheetId !== null) invoices.plan(deal, termsheetId, random);
      writeDealApprovals(sheet, world, deal, random);
      writeCalls(sheet, world, deal, campaignCount, random);
      for (const slot of slots.write(sheet, deal, random, listings)) {
        slotRequests.considerSwap(sheet, slot, random);
      }
      deals.push(deal);
    }
    writeThreshold(sheet, world, client, certified);
  };

  for (let at = 0; at < clientsOfDemo * factor; at += 1) {
    // Each client draws from a stream of its own: the first 2,000 of the large seed are those of the demo.
    const random = randomFor(`client ${at}`);
    writeDeals(writeClient(sheet, world, at, random), random);
    if (at % clientsInGroup === clientsInGroup - 1) {
      yield* sheet.take();
      slotRequests.forget();
    }
  }
  invoices.write(sheet);
  slots.writeShowcase(sheet);
  yield* sheet.take();
  yield* incentives.batches();
  yield* workspace.batches();
}
