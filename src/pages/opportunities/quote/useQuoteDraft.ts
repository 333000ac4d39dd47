import { useCallback, useMemo, useState } from 'react';
import type { Draft } from '#dataProvider/drafts/createDraftStore.ts';
import { useDrafts } from '#engine/form/drafts/useDrafts.ts';
import {
  rowOfOffered,
  rowOfStored,
  withCell,
  type Cell,
  type Quote,
  type QuoteRow,
} from './quoteRows.ts';

/** A line as the draft keeps it: a stored one by its id, a new one by its package. */
interface KeptRow {
  readonly id?: number;
  readonly packageId?: number;
  readonly typed: Readonly<Partial<Record<Cell, unknown>>>;
}

const keptRow = ({ stored, packageId, unread, ...row }: QuoteRow): KeptRow => ({
  ...(stored ? { id: stored.id } : packageId !== undefined && { packageId }),
  typed: {
    quantity: row.quantity,
    salesPrice: row.sales,
    // What was emptied is kept as null, which a storage has, too.
    promotedDays: row.days ?? null,
    startDate: row.startDate ?? null,
    ...unread,
  },
});

const typedAgain = (row: QuoteRow, { typed }: KeptRow): QuoteRow =>
  (Object.entries(typed) as [Cell, unknown][]).reduce(
    (next, [cell, value]) => withCell(next, cell, value ?? undefined),
    row,
  );

/** The lines as they were typed, on the quote as it is now: what is sold no more, or was removed meanwhile, is left out. */
const rowsOf = ({ values }: Draft, quote: Quote): readonly QuoteRow[] => {
  const rows = (values['rows'] ?? []) as readonly KeptRow[];
  const removed = (values['removed'] ?? []) as readonly number[];
  const stored = quote.lines
    .filter(({ id }) => !removed.includes(id))
    .map(line => {
      const kept = rows.find(({ id }) => id === line.id);
      return kept ? typedAgain(rowOfStored(line), kept) : rowOfStored(line);
    });
  const made = rows.flatMap((kept, at) => {
    const offered = quote.offered.find(({ packageId }) => packageId === kept.packageId);
    return offered ? [typedAgain(rowOfOffered(offered, `new-${at + 1}`), kept)] : [];
  });
  return [...stored, ...made];
};

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
    keep,
    /** It was saved, or thrown away. */
    drop: (): void => {
      drafts.remove(place);
      setFound(undefined);
    },
  };
};
