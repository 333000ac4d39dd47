import { records } from '../schema/index.ts';
import { batch, type Batch } from './pen/batch.ts';
import type { Calendar } from './calendar.ts';
import faqs from './data/faqs.json' with { type: 'json' };

/** One that ended, two that show, one for later: by days from today. */
const announcements = [
  {
    title: 'Console closed on Sunday night',
    text: 'The console was down for maintenance from 1 to 3 in the night.',
    from: -20,
    until: -12,
    urgent: true,
  },
  {
    title: 'GST of invoices is checked before they are sent',
    text: 'Since Monday, an invoice is refused if its GSTIN and state do not match. Correct the legal entity first.',
    from: -6,
    until: 24,
    urgent: false,
  },
  {
    title: 'Month closes on the last working day at 6 pm',
    text: 'Payments that are entered later count for the next cycle. Have discounts approved by noon.',
    from: -2,
    until: 6,
    urgent: true,
  },
  {
    title: 'New price list from next month',
    text: 'Quotes that were sent before it are honoured for 15 days.',
    from: 5,
    until: 40,
    urgent: false,
  },
] as const;

/** The first id of the store that they leave free. */
export const afterAnnouncements = faqs.length + announcements.length + 1;

/** What is on Home, kept in the generic store behind the questions. */
export const announcementBatch = (calendar: Calendar, editorId: number): Batch =>
  batch(
    records,
    announcements.map(({ title, text, from, until, urgent }, at) => {
      const written = calendar.at(Math.min(from, 0) - 1, 10, at * 7);
      return {
        id: faqs.length + at + 1,
        resource: 'announcements',
        data: {
          title,
          text,
          urgent,
          audience: 'all',
          from: calendar.day(from),
          until: calendar.day(until),
          shownDays: until - from + 1,
        },
        createdBy: editorId,
        updatedBy: editorId,
        createdAt: written,
        updatedAt: written,
      };
    }),
  );
