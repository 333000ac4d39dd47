import { defineCall } from '../call.ts';
import { longestDeadline } from '../callDeadlines.ts';
import { importAnswer, importBody, importQuery } from '../importAnswer.ts';
import { catalogueRoles } from '../catalogue/catalogueRoles.ts';

export const priceImportCalls = [
  defineCall({
    id: 'packagePrices.import',
    method: 'POST',
    path: '/sapna/v2/package-price/csv/updatePackagePrice',
    kind: 'change',
    deadline: longestDeadline,
    access: catalogueRoles,
    summary:
      'Update prices from a CSV, sent as text/csv or as { csv }: a dry run tells what each line does, all or nothing is applied',
    source: 'part 2 §2, §7, T99, T100, decision record 0012',
    query: importQuery,
    body: importBody,
    takes: ['text/csv'],
    answer: importAnswer,
  }),
] as const;
