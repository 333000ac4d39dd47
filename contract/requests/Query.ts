export type QueryValue = string | number | boolean | null | undefined | object;

/** The query of a request before it is written: names and values. */
export type Query = Readonly<Record<string, QueryValue>>;

export type PathParams = Readonly<Record<string, string | number | boolean | null | undefined>>;
