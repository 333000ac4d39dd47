import type { CallOf } from '#contract/calls/index.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { termsheetMessages } from '#contract/domain/termsheets/termsheetMessages.ts';
import { missingDate } from '#contract/domain/texts/missing.ts';
import type { Verb } from '../../calls/Context.ts';
import { makePdf } from '../../pdf/makePdf.ts';
import { termsheetOrRefuse } from '../../policies/termsheetScope.ts';
import { getTermsheet } from './getTermsheet.ts';
import { refuseAct } from './moveTermsheet.ts';

const day = (text: string | null | undefined): string =>
  text ? formatDay(text.slice(0, 10)) : missingDate;

/** GET termsheet-pdf/{id}: in statuses 1 and 2 (T33). */
export const termsheetPdf: Verb<CallOf<'termsheets.pdf'>> = async context => {
  const { db, actor, params, reply, services } = context;
  const row = await termsheetOrRefuse(db, actor, 'read', params.id);
  refuseAct(row, 'pdf', termsheetMessages.notProceeded);
  const sheet = await getTermsheet({ ...context, params });
  const pdf = await makePdf({
    product: services.config.product.name,
    title: `Termsheet ${sheet.id}`,
    subtitle: `${sheet.accountName ?? ''} · ${formatDay(indiaDay(row.createdAt))}`,
    madeAt: row.updatedAt,
    parts: [
      {
        kind: 'pairs',
        of: [
          ['Opportunity', sheet.opportunityName ?? ''],
          ['Billed to', sheet.legalEntityName ?? ''],
          ['GSTIN', sheet.gstinSez ?? missingDate],
          ['Billing address', sheet.billingAddress ?? ''],
          ['Shipping address', sheet.shippingAddress ?? ''],
          ['Contact', sheet.contactName ?? ''],
          ['Valid until', row.expiresAt ? formatDay(indiaDay(row.expiresAt)) : missingDate],
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
    ],
  });
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="termsheet-${sheet.id}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store');
  return pdf;
};
