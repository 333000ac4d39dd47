import { formatDay } from '#contract/domain/days/formatDay.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { PaperPart } from '#contract/domain/paper/PaperPart.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { missingDate } from '#contract/domain/texts/missing.ts';
import type { getTermsheet } from './getTermsheet.ts';

const day = (text: string | null | undefined): string =>
  text ? formatDay(text.slice(0, 10)) : missingDate;

/** What a termsheet says to the client, on its PDF and behind its link alike. */
export const termsheetPaper = (
  sheet: Awaited<ReturnType<typeof getTermsheet>>,
  validUntil: Date | null,
): readonly PaperPart[] => [
  {
    kind: 'pairs',
    of: [
      ['Opportunity', sheet.opportunityName ?? ''],
      ['Billed to', sheet.legalEntityName ?? ''],
      ['GSTIN', sheet.gstinSez ?? missingDate],
      ['Billing address', sheet.billingAddress ?? ''],
      ['Shipping address', sheet.shippingAddress ?? ''],
      ['Contact', sheet.contactName ?? ''],
      ['Valid until', validUntil ? formatDay(indiaDay(validUntil)) : missingDate],
    ],
  },
  {
    kind: 'table',
    title: 'Packages',
    columns: [
      { title: 'Package', share: 5 },
      { title: 'City', share: 2 },
      { title: 'Qty', share: 1, isAmount: true },
      { title: 'Days', share: 1, isAmount: true },
      { title: 'Rate', share: 2, isAmount: true },
      { title: 'Price', share: 2, isAmount: true },
    ],
    rows: sheet.opportunityPackageMappings.map(one => [
      one.packageName ?? '',
      one.cityName ?? missingDate,
      String(one.quantity ?? ''),
      String(one.promotedDays ?? missingDate),
      formatRupees(one.ratePrice),
      formatRupees(one.salesPrice),
    ]),
  },
  {
    kind: 'total',
    of: [
      ['Value', formatRupees(sheet.value)],
      ['GST 18 %', formatRupees(sheet.gst)],
      ['Total', formatRupees(sheet.total)],
    ],
  },
  {
    kind: 'table',
    title: 'Milestones',
    columns: [
      { title: 'Milestone', share: 4 },
      { title: 'Start', share: 2 },
      { title: 'Due', share: 2 },
      { title: 'Amount', share: 2, isAmount: true },
      { title: 'GST', share: 2, isAmount: true },
      { title: 'Total', share: 2, isAmount: true },
    ],
    rows: sheet.milestones.map(one => [
      one.name ?? '',
      day(one.startDate),
      day(one.dueDate),
      formatRupees(one.amount),
      formatRupees(one.gst),
      formatRupees(one.total),
    ]),
  },
  {
    kind: 'note',
    text: 'Amounts in Indian rupees. Prices are valid until the day named above.',
  },
];
