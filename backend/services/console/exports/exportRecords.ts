import { Readable } from 'node:stream';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { mostAtOnce } from '#contract/domain/lists/mostAtOnce.ts';
import type { Field, Language } from '#contract/model/types.ts';
import type { IdentifiedRecord } from '#contract/requests/recordOf.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import type { Services, Verb } from '../../../calls/Context.ts';
import { notAllowed } from '../../../calls/Refusal.ts';
import type { ServedCalls } from '../../../calls/ServedCall.ts';
import { readFilter } from '../../../query/readFilter.ts';
import { openSource, recordScreen, tooMany } from '../../../records/source/openSource.ts';
import type { MatchedPage } from '../../../records/source/RecordSource.ts';
import { readSort } from '../../../records/source/readSort.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { cellText } from './cellText.ts';
import { csvCell, csvLine } from './csvCell.ts';
import { exportColumns } from './exportColumns.ts';
import { referenceTitles, type Titles } from './referenceTitles.ts';

interface Setting {
  readonly services: Services;
  readonly screens: Screens;
  readonly servedCalls: ServedCalls;
}

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

const lineOf = (
  row: IdentifiedRecord,
  columns: readonly Field[],
  language: Language,
  titles: Titles,
): string =>
  csvLine(
    columns.map(field => {
      const value = valueAt(row, field.path);
      const isNumber = typeof value === 'number' && field.reference === null;
      return csvCell(cellText(field, value, language, titles), isNumber);
    }),
  );

/**
 * GET exports/{resource}: streamed, so that a long list neither fills the memory nor keeps others waiting. What can be
 * refused is refused before the first line.
 */
export const exportRecords =
  ({ services, screens, servedCalls }: Setting): Verb<CallOf<'exports.get'>> =>
  async ({ params, query, actor, db, request, reply }) => {
    const screen = recordScreen(screens, params.resource);
    const setting = { services, screens, servedCalls, screen, actor, db, request };
    const source = openSource(setting);
    if (!source.may('list') || !source.may('export')) throw notAllowed();
    const { search, language = 'en' } = query;
    const sort = readSort(query.sort);
    const columns = exportColumns(screen, actor, query.columns);
    const titles = referenceTitles(setting, columns);
    const pages = source.pages({
      where: readFilter(query.filters),
      verb: 'export',
      ...(search && { search }),
      ...(sort && { sort }),
    });
    const first = await pages.next();
    const total = first.done ? 0 : first.value.total;
    if (total > mostAtOnce) throw tooMany(total, mostAtOnce);

    const linesOf = async ({ rows }: MatchedPage): Promise<string> => {
      await titles.learn(rows);
      return rows.map(row => lineOf(row, columns, language, titles)).join('');
    };
    const parts = async function* parts() {
      yield byteOrderMark + csvLine(columns.map(({ label }) => csvCell(label[language])));
      if (first.done) return;
      yield await linesOf(first.value);
      for await (const page of pages) yield await linesOf(page);
    };
    const name = `${screen.resource}-${indiaDay(services.now())}.csv`;
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return Readable.from(parts());
  };
