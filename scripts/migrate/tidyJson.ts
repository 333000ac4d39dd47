import { format, resolveConfig } from 'prettier';

/** A JSON file as `npm run format` would leave it. */
export const tidyJson = async (content: object): Promise<string> =>
  format(JSON.stringify(content), {
    ...(await resolveConfig('released/any.json')),
    parser: 'json',
  });
