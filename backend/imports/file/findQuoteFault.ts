import { fileFaults } from '#contract/domain/messages/importFaults.ts';
import type { Told } from '#contract/domain/messages/told.ts';

/** Where the quotes of a text go wrong, and how. */
export interface QuoteFault extends Told {
  readonly offset: number;
}

/**
 * Finds what the parser stumbled over, for it names the field at best: a quote that is never closed is told where it
 * was opened. Undefined when all quotes are in order.
 */
export const findQuoteFault = (text: string, separator: string): QuoteFault | undefined => {
  const endsField = (at: number): boolean =>
    at >= text.length || text[at] === separator || text[at] === '\n';
  let at = 0;
  const passSpaces = () => {
    while (text[at] === ' ') at += 1;
  };
  while (at < text.length) {
    passSpaces();
    if (text[at] === '"') {
      const opened = at;
      at += 1;
      while (at < text.length && (text[at] !== '"' || text[at + 1] === '"')) {
        at += text[at] === '"' ? 2 : 1;
      }
      if (at >= text.length) return { offset: opened, ...fileFaults.neverClosed };
      at += 1;
      passSpaces();
      if (!endsField(at))
        return {
          offset: at,
          ...fileFaults.behindQuote,
        };
    }
    while (!endsField(at)) {
      if (text[at] === '"')
        return {
          offset: at,
          ...fileFaults.quoteWithin,
        };
      at += 1;
    }
    at += 1;
  }
  return undefined;
};
