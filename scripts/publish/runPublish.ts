import { parseArgs } from 'node:util';
import { openInstance } from './openInstance.ts';
import { PublishRefused } from './PublishRefused.ts';
import { runPublished } from './runPublished.ts';
import { runPull } from './runPull.ts';
import { runPush } from './runPush.ts';

const usage = `npm run screens -- push <screen>     publishes the files of a screen into an instance
npm run screens -- pull [<screen>]   writes what is published there into the files, then checks them
npm run screens -- published         what is published there, and whether it holds

  --url       of the instance (http://localhost:4000)
  --email     of a person with the role Screens, whose password is asked for or in CONSOLE_PASSWORD;
              without it CONSOLE_TOKEN is an API token
  --why       why it is published; asked for otherwise`;

/** @returns the code that the command ends with */
export const runPublish = async (
  command: 'push' | 'pull' | 'published',
  args: readonly string[],
): Promise<number> => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        url: { type: 'string', default: 'http://localhost:4000' },
        email: { type: 'string' },
        why: { type: 'string' },
      },
    });
    const open = () => openInstance(values);
    const [name] = positionals;
    if (command === 'pull') return await runPull(await open(), positionals);
    if (command === 'published') return await runPublished(await open());
    if (name === undefined || positionals.length > 1) throw new PublishRefused(usage);
    return await runPush(open, name, values.why);
  } catch (error) {
    const isOfArguments = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof PublishRefused) && !isOfArguments) throw error;
    console.error(
      isOfArguments ? `${(error as Error).message}\n\n${usage}` : (error as Error).message,
    );
    return 2;
  }
};
