import { addDays } from '#contract/domain/days/addDays.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { usualSupplier } from '#contract/domain/invoices/usualSupplier.ts';
import { paymentDueDays } from '#contract/domain/days/windows.ts';
import { invoiceTax, type SupplyKind } from '#contract/domain/invoices/invoiceTax.ts';
import { eInvoices } from '../../schema/money/eInvoices.ts';
import * as schema from '../../schema/money/invoices.ts';
import type { Client } from '../clients/clients.ts';
import reference from '../data/reference.json' with { type: 'json' };
import {
  financialYearOf,
  invoiceNumber,
  invoicePrefixes,
} from '#contract/domain/invoices/invoiceNumber.ts';
import { eInvoiceSeed } from './eInvoice.ts';
import type { Milestone } from './milestones.ts';
import type { Deal } from '../opportunities/opportunities.ts';
import type { Random } from '../pen/random.ts';
import type { Sheet } from '../pen/sheet.ts';
import type { World } from '../world.ts';

type Kind = (typeof schema.invoices.$inferInsert)['kind'];

interface PlannedInvoice {
  readonly kind: Kind;
  readonly issuedOn: Day;
  readonly client: Client;
  readonly termsheetId: number;
  readonly milestone: Milestone;
  readonly description: string;
  readonly isCancelled: boolean;
}

export interface Invoices {
  /** Notes the invoices of a deal with an approved termsheet. */
  readonly plan: (deal: Deal, termsheetId: number, random: Random) => void;
  /** Writes all that was noted, each series in the order of days and without a gap. */
  readonly write: (sheet: Sheet) => void;
}

/** GST codes of the seeded States are their ids. */
const stateCodeOf = (stateId: number): string => String(stateId).padStart(2, '0');

/** Numbers follow the days, so all invoices are held until the end; beyond this many the seed issues no more. */
const mostInvoices = 6_000;

export const makeInvoices = ({ calendar }: World): Invoices => {
  const planned: PlannedInvoice[] = [];
  const next = new Map<string, number>();

  const seriesIds = new Map<string, number>();

  const seriesIdOf = (key: string): number => {
    const id = seriesIds.get(key) ?? seriesIds.size + 1;
    seriesIds.set(key, id);
    return id;
  };

  const writeOne = (sheet: Sheet, invoice: PlannedInvoice, creditsId: number | null): number => {
    const { kind, issuedOn, client, milestone } = invoice;
    const prefix = invoicePrefixes[kind];
    const year = financialYearOf(issuedOn);
    const seriesKey = `${prefix}/${year}`;
    const sequence = (next.get(seriesKey) ?? 0) + 1;
    next.set(seriesKey, sequence);
    const isOwnState = stateCodeOf(client.city.stateId) === String(reference.supplierState);
    const usual: SupplyKind = isOwnState ? 'intra' : 'inter';
    const supplyKind = client.entity.isSez ? 'sez-with-payment' : usual;
    const tax = invoiceTax([milestone.amountPaise], supplyKind, milestone.gstPaise);
    const amounts = {
      taxablePaise: milestone.amountPaise,
      cgstPaise: tax.cgst,
      sgstPaise: tax.sgst,
      igstPaise: tax.igst,
    };
    const id = sheet.add(schema.invoices, {
      kind,
      invoiceSeriesId: seriesIdOf(seriesKey),
      sequence,
      number: invoiceNumber(prefix, year, sequence),
      accountId: client.id,
      termsheetId: invoice.termsheetId,
      milestoneId: milestone.id,
      legalEntityId: client.entity.id,
      creditsId,
      issuedOn,
      dueOn: addDays(issuedOn, paymentDueDays),
      billedTo: {
        legalName: client.entity.legalName,
        gstin: client.entity.gstin,
        address: client.entity.billingAddress,
        city: client.city.name,
        state: client.city.state.name,
        pincode: client.entity.pincode,
        stateCode: stateCodeOf(client.city.stateId),
        supplyKind,
        supplier: { ...usualSupplier, state: 'Maharashtra' },
      },
      placeOfSupplyStateId: client.city.stateId,
      isSez: client.entity.isSez,
      ...amounts,
      totalPaise: tax.total,
      status: invoice.isCancelled ? 'cancelled' : 'issued',
      cancelledAt: invoice.isCancelled ? calendar.at(calendar.offsetOf(issuedOn), 18) : null,
      cancelReason: invoice.isCancelled ? 'Wrong legal entity' : null,
      createdAt: calendar.at(calendar.offsetOf(issuedOn), 12),
      updatedAt: calendar.at(calendar.offsetOf(issuedOn), invoice.isCancelled ? 18 : 12),
    });
    sheet.add(schema.invoiceLines, {
      invoiceId: id,
      position: 1,
      description: invoice.description,
      hsnCode: '998365',
      quantity: 1,
      taxBp: 1800,
      ...amounts,
    });
    const registered = eInvoiceSeed({
      id,
      kind,
      number: invoiceNumber(prefix, year, sequence),
      sequence,
      issuedOn,
      gstin: client.entity.gstin,
      total: tax.total,
      isCancelled: invoice.isCancelled,
      at: calendar.at(calendar.offsetOf(issuedOn), 12),
    });
    if (registered) sheet.add(eInvoices, registered);
    return id;
  };

  return {
    plan: (deal, termsheetId, random) => {
      for (const milestone of deal.milestones) {
        if (planned.length >= mostInvoices || milestone.start >= 0 || milestone.amountPaise === 0)
          continue;
        const issuedOn = calendar.day(Math.min(-1, milestone.start + 2));
        const names = new Set(deal.lines.map(line => line.item.name));
        const description = [...names].join(', ') || 'Listing services';
        const common = { issuedOn, client: deal.client, termsheetId, milestone, description };
        if (random.chance(0.15)) planned.push({ ...common, kind: 'proforma', isCancelled: false });
        // A digislate invoice that stands bills all of it, so no tax invoice is left to issue.
        const isDigislate = random.chance(0.04);
        const isTakenBack = isDigislate && random.chance(0.3);
        if (isDigislate) planned.push({ ...common, kind: 'digislate', isCancelled: isTakenBack });
        if (milestone.isPaid) {
          const isCancelled = random.chance(0.015);
          if (!isDigislate || isTakenBack) planned.push({ ...common, kind: 'tax', isCancelled });
        }
      }
    },
    write: sheet => {
      // Sorting keeps the order of planning within a day, so the numbers are the same in every run.
      for (const invoice of planned.sort((a, b) =>
        a.issuedOn < b.issuedOn ? -1 : a.issuedOn > b.issuedOn ? 1 : 0,
      )) {
        const id = writeOne(sheet, invoice, null);
        if (invoice.kind === 'tax' && invoice.isCancelled) {
          writeOne(sheet, { ...invoice, kind: 'credit-note', isCancelled: false }, id);
        }
      }
      for (const [key, id] of seriesIds) {
        const [prefix = '', year] = key.split('/');
        sheet.put(schema.invoiceSeries, {
          id,
          prefix,
          financialYear: Number(year),
          nextNumber: (next.get(key) ?? 0) + 1,
        });
      }
    },
  };
};
