/** The types of a screen: as written in its file, and completed. */
export type * from './files/screenFile.ts';
export type * from './screen.ts';
export type * from './recordPage.ts';
export type { JsonSchema, JsonType } from './jsonSchema.ts';
