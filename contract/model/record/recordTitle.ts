import type { JsonSchema } from '../jsonSchema.ts';
import type { ScreenFile } from '../files/screenFile.ts';

/** The field that names a record to the calls. */
export const keyIn = ({ data }: Pick<ScreenFile, 'data'>): string => data?.key ?? 'id';

/** The field whose words stand for a record. */
export const titleIn = (file: Pick<ScreenFile, 'title' | 'data'>, schema: JsonSchema): string =>
  file.title ?? (schema.properties?.['name'] ? 'name' : keyIn(file));

/** The words that stand for a record: its title, or its key where it has none. */
export const recordTitle = (
  record: Readonly<Record<string, unknown>>,
  title: string,
  key: string,
): string => String(record[title] || record[key] || record['id']);
