import { mostImportLines, mostSavedLines } from '../domain/imports/mostImportLines.ts';
import type { KindName } from '../kinds/kindNames.ts';
import type { RecordScreen } from './screen.ts';

/** Kinds whose values are more than themselves: they name other records, or files. */
const bound: readonly KindName[] = ['reference', 'references', 'city', 'file', 'image', 'children'];

/**
 * Whether the generic store keeps the screen's records and their rules look at nothing else: then all that can be
 * wrong with a record is known before it is saved, and many are saved with one statement.
 */
export const isPlainStore = ({ data, fields }: Pick<RecordScreen, 'data' | 'fields'>): boolean =>
  data.calls === null && !Object.values(fields).some(({ kind }) => bound.includes(kind));

/** Lines that a file of the screen may have: fewer where each is saved by a call of its own. */
export const mostLinesOf = (screen: Pick<RecordScreen, 'data' | 'fields' | 'import'>): number =>
  screen.import?.call || isPlainStore(screen) ? mostImportLines : mostSavedLines;
