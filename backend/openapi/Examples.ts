/** How a call is made, and what it answers, on demo data. */
export interface Example {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly answer?: unknown;
}

/** Examples by the id of their call; of the generic store by screen: `faqs.list`. */
export type Examples = Readonly<Record<string, Example>>;

/** Those that are kept (`scripts/examples.ts`), read when the document is first asked for. */
export const readExamples = async (): Promise<Examples> =>
  (await import('./examples.json')).default;
