import { Readable } from 'node:stream';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { mostDirect } from '#contract/domain/exports/exportLimits.ts';
import type { Verb } from '../../../calls/Context.ts';
import { csvCell, csvLine } from '../../../files/csvCell.ts';
import { readFilter } from '../../../query/readFilter.ts';
import { tooMany } from '../../../records/source/openSource.ts';
import type { MatchedPage } from '../../../records/source/RecordSource.ts';
import { openExport, type ExportSetting } from './openExport.ts';

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * GET exports/{resource}: streamed, so that a list neither fills the memory nor keeps others waiting. What can be refused is
 * refused before the first line; more rows than a person waits for are a job (`startExport`).
 */
export const exportRecords =
  (setting: ExportSetting): Verb<CallOf<'exports.get'>> =>
  async ({ params, query, actor, db, request, reply }) => {
    const { filters, ...asked } = query;
    const { header, pages, cellsOf } = await openExport(
      setting,
      { actor, db, request },
      { ...asked, resource: params.resource, where: readFilter(filters) },
    );
    const first = await pages.next();
    const total = first.done ? 0 : first.value.total;
    if (total > mostDirect) throw tooMany(total, mostDirect);

    const linesOf = async (page: MatchedPage): Promise<string> =>
      (await cellsOf(page))
        .map(cells => csvLine(cells.map(({ text, isNumber }) => csvCell(text, isNumber))))
        .join('');
    const parts = async function* parts() {
      yield byteOrderMark + csvLine(header.map(heading => csvCell(heading)));
      if (first.done) return;
      yield await linesOf(first.value);
      for await (const page of pages) yield await linesOf(page);
    };
    const name = `${params.resource}-${indiaDay(setting.services.now())}.csv`;
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return Readable.from(parts());
  };
