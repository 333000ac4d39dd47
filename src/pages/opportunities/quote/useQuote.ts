import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { catalogueMessages } from '#contract/domain/messages/catalogueMessages.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { sendOnce } from '#parts/fetching/sendOnce.ts';
import { useSnackbar, type About } from '#parts/useSnackbar.ts';
import {
  cells,
  rowOfOffered,
  rowOfStored,
  sentLine,
  withCell,
  type Cell,
  type Offered,
  type Quote,
  type QuoteRow,
} from './quoteRows.ts';
import { useQuoteDraft } from './useQuoteDraft.ts';

const isUnread = ({ unread }: QuoteRow): boolean => Object.keys(unread).length > 0;

/** A cell of a line. */
export interface Place {
  readonly key: string;
  readonly cell: Cell;
}

/** What is read for the quote of a deal. */
export const useQuoteRead = (id: number) => {
  const client = useClient();
  return useQuery({
    queryKey: callKey('quotes.get', id),
    queryFn: ({ signal }) => client.call('quotes.get', { params: { id }, signal, isFresh: true }),
    // What is typed stands on what was read once; a save says what has changed meanwhile.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
};

/** The lines of a quote while somebody types: added, changed, taken out, and saved in one step. */
export const useQuote = (id: number, read: Quote, onSaved: () => void, about?: About) => {
  const client = useClient();
  const snackbar = useSnackbar();
  const translate = useTranslate();
  // As it was when the dialog opened: what a colleague adds meanwhile is not a line that was taken out here.
  const [quote] = useState(read);
  const draft = useQuoteDraft(id, quote);
  const [rows, setRows] = useState(draft.first);
  // The keys of lines that came back are taken.
  const made = useRef(rows.length);
  const [isChecked, setChecked] = useState(false);
  const kept = new Set(rows.map(({ stored }) => stored?.id));
  const removed = quote.lines
    .filter(line => !kept.has(line.id))
    .map(line => ({ id: line.id, version: line.version ?? 1 }));
  const sent = rows.flatMap(row => {
    const line = sentLine(row);
    return line ? [{ key: row.key, line }] : [];
  });
  const isMissing = (row: QuoteRow): boolean =>
    row.startDateMandatory && row.startDate === undefined;
  // What cannot be read yet is typed, too.
  const isChanged = sent.length > 0 || removed.length > 0 || rows.some(isUnread);
  const { keep } = draft;
  useEffect(() => keep(rows, isChanged), [keep, rows, isChanged]);
  const saving = useMutation({
    mutationFn: ({ isRequested, remark }: { isRequested: boolean; remark: string | undefined }) =>
      sendOnce(client, (http, idempotencyKey) =>
        http.call('quotes.save', {
          params: { id },
          body: {
            lines: sent.map(({ line }) => line),
            removed,
            isRequested,
            ...(remark !== undefined && { remark }),
          },
          idempotencyKey,
          headers: { 'x-surface': 'action' },
        }),
      ),
    onSuccess: ({ approvalIds }) => {
      const requests = translate('quote.requested', { smart_count: approvalIds.length });
      const isAlone = sent.length === 0 && removed.length === 0;
      snackbar(
        'success',
        [
          ...(isAlone ? [] : [catalogueMessages.packageSaved]),
          ...(approvalIds.length > 0 ? [requests] : []),
        ].join(' · '),
        { about },
      );
      draft.drop();
      onSaved();
    },
  });
  return {
    quote,
    rows,
    sent,
    saving,
    isChecked,
    isMissing,
    isChanged,
    restoredAt: draft.restoredAt,
    isOlder: draft.isOlder,
    /** Throws away what was typed. */
    discard: (): void => {
      draft.drop();
      setRows(quote.lines.map(rowOfStored));
    },
    add: (offered: Offered): string => {
      made.current += 1;
      const key = `new-${made.current}`;
      setRows(all => [...all, rowOfOffered(offered, key)]);
      return key;
    },
    change: (key: string, cell: Cell, value: unknown) =>
      setRows(all => all.map(row => (row.key === key ? withCell(row, cell, value) : row))),
    remove: (key: string) => setRows(all => all.filter(row => row.key !== key)),
    /** Shows from now on what is wrong. @returns the first cell that is; null while all can be saved */
    check: (): Place | null => {
      setChecked(true);
      for (const row of rows) {
        const cell = cells.find(
          one => Object.hasOwn(row.unread, one) || (one === 'startDate' && isMissing(row)),
        );
        if (cell) return { key: row.key, cell };
      }
      return null;
    },
  };
};

export type QuoteState = ReturnType<typeof useQuote>;
