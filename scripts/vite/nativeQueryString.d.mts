/** A query without its question mark. */
export declare const stringify: (values: Readonly<Record<string, unknown>>) => string;

/** Values by name; a name that is there several times has a list. */
export declare const parse: (query: string) => Record<string, string | string[]>;
