/** What the types of records are made from. */
export function sources(folder?: string): readonly string[];
/** What every command needs before anything else. */
export function prepare(): void;
