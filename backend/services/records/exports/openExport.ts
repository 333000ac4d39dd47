import type { Language } from '#contract/model/types.ts';
import type { Condition } from '#contract/rules/condition.ts';
import type { Services } from '../../../calls/Context.ts';
import { notAllowed } from '../../../calls/Refusal.ts';
import type { CallSetting } from '../../../calls/runCall.ts';
import type { ServedCalls } from '../../../calls/ServedCall.ts';
import { maskPhones } from '../../../policies/phones/maskPhones.ts';
import { placesOfScreen } from '../../../policies/phones/phonePlaces.ts';
import { readableListed } from '../../../policies/recordDoor.ts';
import { openSource, recordScreen } from '../../../records/source/openSource.ts';
import type { MatchedPage } from '../../../records/source/RecordSource.ts';
import { readSort } from '../../../records/source/readSort.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { exportColumns } from './exportColumns.ts';
import { changeTable, viewTable, type ExportCell } from './exportTable.ts';
import { withFormer } from './withFormer.ts';
import { referenceTitles } from './referenceTitles.ts';

export interface ExportSetting {
  readonly services: Services;
  readonly screens: Screens;
  readonly servedCalls: ServedCalls;
}

/** What of a list is saved. */
export interface AskedExport {
  readonly resource: string;
  readonly where: Condition;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly columns?: string | undefined;
  readonly language?: Language | undefined;
  readonly use?: 'view' | 'change' | undefined;
}

/** The rows of one person's file, page by page, and what stands in it. */
export interface OpenExport {
  readonly header: readonly string[];
  readonly pages: AsyncGenerator<MatchedPage>;
  /** The cells of a page: rows that the person may read, with phones masked as on the screen. */
  readonly cellsOf: (page: MatchedPage) => Promise<readonly (readonly ExportCell[])[]>;
}

/**
 * Opens a file in a person's name, with the rights that they have now. No row is read yet.
 * @param isBegun its rows come from one that was opened before: only whether they may is asked
 * @throws Refusal FORBIDDEN, NOT_FOUND, UNKNOWN_FIELD or BAD_REQUEST for what cannot be saved
 */
export const openExport = async (
  { services, screens, servedCalls }: ExportSetting,
  around: Pick<CallSetting, 'actor' | 'db' | 'request'>,
  { resource, where, search, sort, columns, language = 'en', use }: AskedExport,
  isBegun = false,
): Promise<OpenExport> => {
  const { actor, db } = around;
  const screen = recordScreen(screens, resource);
  const setting = { services, screens, servedCalls, screen, ...around };
  const source = openSource(setting);
  if (!source.may('list') || !source.may('export')) throw notAllowed();
  const order = readSort(sort);
  const titlesOf = (fields: Parameters<typeof referenceTitles>[1]) =>
    referenceTitles(setting, fields);
  const isRead = use === 'change';
  const table = isRead
    ? changeTable(screen, actor, titlesOf, language)
    : viewTable(exportColumns(screen, actor, columns), titlesOf, language);
  const { fields, titles, header, cellsOf } = isBegun
    ? table
    : await withFormer(table, screen, { actor, db, language, isRead });
  const pages = source.pages({
    where,
    verb: 'export',
    fields,
    ...(search && { search }),
    ...(order && { sort: order }),
  });
  return {
    header,
    pages,
    cellsOf: async ({ rows: matched }) => {
      const ids = matched.map(row => String(row.id));
      const readable = await readableListed(servedCalls, screen, ids, { actor, db, services });
      const rows = matched.filter(row => readable.has(String(row.id)));
      await titles.learn(rows);
      return maskPhones(rows, actor, services.config, placesOfScreen(screens, screen)).map(cellsOf);
    },
  };
};
