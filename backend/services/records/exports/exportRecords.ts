import { Readable } from 'node:stream';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { mostAtOnce } from '#contract/domain/lists/mostAtOnce.ts';
import type { Field } from '#contract/model/types.ts';
import type { Services, Verb } from '../../../calls/Context.ts';
import { notAllowed } from '../../../calls/Refusal.ts';
import type { ServedCalls } from '../../../calls/ServedCall.ts';
import { maskPhones } from '../../../policies/phones/maskPhones.ts';
import { readableListed } from '../../../policies/recordDoor.ts';
import { placesOfScreen } from '../../../policies/phones/phonePlaces.ts';
import { readFilter } from '../../../query/readFilter.ts';
import { openSource, recordScreen, tooMany } from '../../../records/source/openSource.ts';
import type { MatchedPage } from '../../../records/source/RecordSource.ts';
import { readSort } from '../../../records/source/readSort.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { csvCell, csvLine } from '../../../files/csvCell.ts';
import { exportColumns } from './exportColumns.ts';
import { changeTable, viewTable } from './exportTable.ts';
import { referenceTitles } from './referenceTitles.ts';

interface Setting {
  readonly services: Services;
  readonly screens: Screens;
  readonly servedCalls: ServedCalls;
}

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * GET exports/{resource}: streamed, so that a long list neither fills the memory nor keeps others waiting. What can be
 * refused is refused before the first line.
 */
export const exportRecords =
  ({ services, screens, servedCalls }: Setting): Verb<CallOf<'exports.get'>> =>
  async ({ params, query, actor, db, request, reply }) => {
    const screen = recordScreen(screens, params.resource);
    const setting = { services, screens, servedCalls, screen, actor, db, request };
    const asking = { actor, db, services };
    const source = openSource(setting);
    if (!source.may('list') || !source.may('export')) throw notAllowed();
    const { search, language = 'en' } = query;
    const sort = readSort(query.sort);
    const titlesOf = (fields: readonly Field[]) => referenceTitles(setting, fields);
    const { fields, titles, header, lineOf } =
      query.use === 'change'
        ? changeTable(screen, actor, titlesOf, language)
        : viewTable(exportColumns(screen, actor, query.columns), titlesOf, language);
    const pages = source.pages({
      where: readFilter(query.filters),
      verb: 'export',
      fields,
      ...(search && { search }),
      ...(sort && { sort }),
    });
    const first = await pages.next();
    const total = first.done ? 0 : first.value.total;
    if (total > mostAtOnce) throw tooMany(total, mostAtOnce);

    const linesOf = async ({ rows: matched }: MatchedPage): Promise<string> => {
      const ids = matched.map(row => String(row.id));
      const readable = await readableListed(servedCalls, screen, ids, asking);
      const rows = matched.filter(row => readable.has(String(row.id)));
      await titles.learn(rows);
      return maskPhones(rows, actor, services.config, placesOfScreen(screens, screen))
        .map(row => csvLine(lineOf(row)))
        .join('');
    };
    const parts = async function* parts() {
      yield byteOrderMark + csvLine(header.map(heading => csvCell(heading)));
      if (first.done) return;
      yield await linesOf(first.value);
      for await (const page of pages) yield await linesOf(page);
    };
    const name = `${screen.resource}-${indiaDay(services.now())}.csv`;
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return Readable.from(parts());
  };
