import type { CallOf } from '#contract/calls/index.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { termsheetMessages } from '#contract/domain/termsheets/termsheetMessages.ts';
import type { Verb } from '../../calls/Context.ts';
import { makePdf } from '../../pdf/makePdf.ts';
import { termsheetOrRefuse } from '../../policies/scopes/termsheetScope.ts';
import { getTermsheet } from './getTermsheet.ts';
import { refuseAct } from './moveTermsheet.ts';
import { termsheetPaper } from './termsheetPaper.ts';

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
    parts: termsheetPaper(sheet, row.expiresAt),
  });
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="termsheet-${sheet.id}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store');
  return pdf;
};
