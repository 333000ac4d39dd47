// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/faq.schema.json` as its calls answer it. */
export interface Faq {
  id: number;
  question: string;
  answer: string;
  category: 'calling' | 'packages' | 'payments' | 'slots' | 'console';
  position: number;
  active: boolean;
  version: number;
  updatedAt: string;
}
/** What people write of it; null clears a field. */
export interface FaqFields {
  question: string;
  answer: string;
  category: 'calling' | 'packages' | 'payments' | 'slots' | 'console';
  position?: number;
  active?: boolean;
}
