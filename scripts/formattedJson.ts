import { format, resolveConfig } from 'prettier';

/** A value as the files of the project write it. */
export const formattedJson = async (file: string, content: unknown): Promise<string> =>
  format(JSON.stringify(content), {
    ...(await resolveConfig(file)),
    parser: 'json',
    objectWrap: 'collapse',
  });
