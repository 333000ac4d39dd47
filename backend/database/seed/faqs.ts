import { records } from '../schema/index.ts';
import { batch, type Batch } from './pen/batch.ts';
import type { Calendar } from './calendar.ts';
import faqs from './data/faqs.json' with { type: 'json' };

/** Questions and answers of the help pages, kept in the generic store; the last one waits to be published. */
export const faqBatch = (calendar: Calendar, editorId: number): Batch =>
  batch(
    records,
    faqs.map((faq, at) => {
      const written = calendar.at(at * 9 - 300, 11, at * 3);
      return {
        id: at + 1,
        resource: 'faqs',
        data: { ...faq, position: (at + 1) * 10, active: at < faqs.length - 1 },
        createdBy: editorId,
        updatedBy: editorId,
        createdAt: written,
        updatedAt: written,
      };
    }),
  );
