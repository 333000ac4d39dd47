import { useCallback, useMemo, useState } from 'react';
import type { Draft } from '#dataProvider/drafts/createDraftStore.ts';
import { useDrafts } from '#engine/form/drafts/useDrafts.ts';
import {
  rowOfOffered,
  rowOfStored,
  sentLine,
  withCell,
  type Cell,
  type Quote,
  type QuoteRow,
} from './quoteRows.ts';

/** A line as the draft keeps it: a stored one by its id and what was typed into it, a new one by its package. */
interface KeptRow {
  readonly id?: number;
  /** As it was read: when somebody has changed the line since, the dialog says so. */
  readonly version?: number | undefined;
  readonly packageId?: number;
  readonly typed: Readonly<Partial<Record<Cell, unknown>>>;
}

/** What differs from what is stored, so that a colleague's other changes stay. What was emptied is kept as null. */
const keptRow = (row: QuoteRow): KeptRow => {
  const { id: _id, version: _version, packageId, ...typed } = sentLine(row) ?? {};
  const { stored, unread } = row;
  if (stored) return { id: stored.id, version: stored.version, typed: { ...typed, ...unread } };
  const emptied = { promotedDays: null, startDate: null };
  return {
    ...(packageId !== undefined && { packageId }),
    typed: { ...emptied, ...typed, ...unread },
  };
};

const typedAgain = (row: QuoteRow, { typed }: KeptRow): QuoteRow =>
  (Object.entries(typed) as [Cell, unknown][]).reduce(
    (next, [cell, value]) => withCell(next, cell, value ?? undefined),
    row,
  );

const keptIn = ({ values }: Draft): readonly KeptRow[] =>
  (values['rows'] ?? []) as readonly KeptRow[];

/** The lines as they were typed, on the quote as it is now: what is sold no more, or was removed meanwhile, is left out. */
const rowsOf = (draft: Draft, quote: Quote): readonly QuoteRow[] => {
  const rows = keptIn(draft);
  const removed = (draft.values['removed'] ?? []) as readonly number[];
  const stored = quote.lines
    .filter(({ id }) => !removed.includes(id))
    .map(line => {
      const kept = rows.find(({ id }) => id === line.id);
      return kept ? typedAgain(rowOfStored(line), kept) : rowOfStored(line);
    });
  const made = rows
    .flatMap(kept => {
      const offered = quote.offered.find(({ packageId }) => packageId === kept.packageId);
      return offered ? [{ offered, kept }] : [];
    })
    .map(({ offered, kept }, at) => typedAgain(rowOfOffered(offered, `new-${at + 1}`), kept));
  return [...stored, ...made];
};

/** Whether a line into which something was typed has been changed by somebody since. */
const isOlderThan = (draft: Draft, quote: Quote): boolean =>
  keptIn(draft).some(
    ({ id, version, typed }) =>
      Object.keys(typed).length > 0 &&
      quote.lines.some(line => line.id === id && line.version !== version),
  );

/** Keeps the lines of a quote while somebody types, so that they are there again after a reload. */
export const useQuoteDraft = (id: number, quote: Quote) => {
  const drafts = useDrafts();
  const place = useMemo(() => ({ resource: 'opportunities', act: 'quote', id }), [id]);
  const [found, setFound] = useState(() => drafts.find(place));
  const keep = useCallback(
    (rows: readonly QuoteRow[], isChanged: boolean): void => {
      if (!isChanged) return drafts.remove(place);
      const stays = new Set(rows.map(({ stored }) => stored?.id));
      const removed = quote.lines.map(line => line.id).filter(one => !stays.has(one));
      drafts.keep(place, { values: { rows: rows.map(keptRow), removed }, savedAt: Date.now() });
    },
    [drafts, place, quote],
  );
  return {
    /** The lines to begin with: as they were typed, else as they are stored. */
    first: (): readonly QuoteRow[] => (found ? rowsOf(found, quote) : quote.lines.map(rowOfStored)),
    /** When what came back was typed, in milliseconds since 1970; undefined where nothing came back. */
    restoredAt: found?.savedAt,
    /** A line was changed by somebody after what came back was typed. */
    isOlder: found !== undefined && isOlderThan(found, quote),
    keep,
    /** It was saved, or thrown away. */
    drop: (): void => {
      drafts.remove(place);
      setFound(undefined);
    },
  };
};
