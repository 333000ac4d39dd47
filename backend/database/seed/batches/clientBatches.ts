import { tanThresholds } from '../../schema/legalEntities.ts';
import { writeDealApprovals } from '../approvals.ts';
import type { Batch } from '../pen/batch.ts';
import { writeCalls } from '../calls.ts';
import { campaignCount } from '../campaigns.ts';
import { writeClient, type Client } from '../clients/clients.ts';
import { writeChurn } from '../churn.ts';
import { writeClientExtras } from '../clients/clientExtras.ts';
import { financialYearOf } from '#contract/domain/invoices/invoiceNumber.ts';
import { makeInvoices } from '../money/invoices.ts';
import { makeIncentives } from '../incentives.ts';
import { writeListings } from '../clients/listings.ts';
import { writeOpportunity, type Deal } from '../opportunities/opportunities.ts';
import { makePayments } from '../money/payments.ts';
import { makePayouts } from '../money/payouts.ts';
import type { Pen } from '../pen/pen.ts';
import { writeProjects } from '../catalogue/projects.ts';
import { randomFor } from '../pen/random.ts';
import { makeSheet } from '../pen/sheet.ts';
import { makeSlotRequests } from '../slots/slotRequests.ts';
import { makeSlots } from '../slots/slots.ts';
import { writeTermsheets } from '../money/termsheets.ts';
import { writeTicket } from '../tickets.ts';
import { makeWorkspace } from '../workspace.ts';
import type { World } from '../world.ts';

const clientsOfDemo = 2_000;

/** Clients are made, written and forgotten in groups of this many, so memory does not grow with the size. */
const clientsInGroup = 200;

/** A TAN's limit for the year, in paise; a client that withheld more was given a larger one. */
const usualLimitPaise = 50_000_000;

const writeThreshold = (pen: Pen, { entity }: Client, utilizedPaise: number): void => {
  const { add, calendar } = pen;
  if (!entity.tan) return;
  const limitPaise = Math.max(usualLimitPaise, 2 * utilizedPaise);
  const year = { tan: entity.tan, financialYear: financialYearOf(calendar.today) };
  add(tanThresholds, { legalEntityId: entity.id, ...year, limitPaise, utilizedPaise });
};

/** Clients with their projects, listings, deals, termsheets, payments and invoices, a group at a time. */
export function* clientBatches(world: World, factor: number): Generator<Batch> {
  const sheet = makeSheet();
  const payouts = makePayouts(world);
  const incentives = makeIncentives(world, payouts.batches);
  const workspace = makeWorkspace(world);
  const payments = makePayments(
    world,
    collected => {
      incentives.note(collected);
      workspace.note(collected);
    },
    payouts.note,
  );
  const invoices = makeInvoices(world);
  const slots = makeSlots(world);
  const slotRequests = makeSlotRequests();

  const writeDeals = (pen: Pen, client: Client): void => {
    const { random } = pen;
    const projects = client.clientTypeId === 1 ? writeProjects(pen, client) : [];
    const listings = writeListings(pen, client, projects);
    writeChurn(pen, client, projects);
    writeClientExtras(pen, client);
    writeTicket(pen, client);
    slotRequests.considerExclusivity(pen, client, projects);
    if (client.isSubBroker) return;
    const deals: Deal[] = [];
    let certified = 0;
    const count = random.int(1, client.statusId >= 5 ? 2 : 8);
    for (let at = 0; at < count; at += 1) {
      const earlier = deals.filter(({ statusId }) => statusId === 2);
      const deal = writeOpportunity(pen, client, projects, earlier);
      const termsheetId = writeTermsheets(pen, deal);
      certified += payments.write(pen, deal);
      if (termsheetId !== null) invoices.plan(deal, termsheetId, random);
      writeDealApprovals(pen, deal);
      writeCalls(pen, deal, campaignCount);
      for (const slot of slots.write(sheet, deal, random, listings))
        slotRequests.considerSwap(pen, slot);
      deals.push(deal);
    }
    writeThreshold(pen, client, certified);
  };

  for (let at = 0; at < clientsOfDemo * factor; at += 1) {
    // Each client draws from a stream of its own: the first 2,000 of the large seed are those of the demo.
    const pen = { ...world, ...sheet, random: randomFor(`client ${at}`) };
    writeDeals(pen, writeClient(pen, at));
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
