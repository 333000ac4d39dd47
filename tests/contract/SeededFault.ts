/** A mistake made in a real file, and what the check must say of it. */
export interface SeededFault {
  readonly file: 'faqs' | 'packages' | 'events' | 'ad-briefs' | 'manual-dialing';
  /** JSON pointer of what is changed; undefined as `value` takes it away. */
  readonly at: string;
  readonly value: unknown;
  readonly message: string;
  /** The name that is meant; null where there is none. */
  readonly suggestion: string | null;
  /** Where the fault is told, when not at the change itself. */
  readonly pointer?: string;
}

/** A row of a table of mistakes. */
export const row = (
  file: SeededFault['file'],
  at: string,
  value: unknown,
  message: string,
  suggestion: string | null = null,
  pointer?: string,
): SeededFault => ({
  file,
  at,
  value,
  message,
  suggestion,
  ...(pointer !== undefined && { pointer }),
});
