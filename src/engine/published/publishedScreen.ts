import { takeScreens } from 'virtual:screens';
import type { ValidateFunction } from 'ajv';
import type { LiveHeads } from '#contract/calls/screens/liveScreens.ts';
import type { JsonSchema, ScreenFile } from '#contract/model/types.ts';

const path = '/console/v1/live-screens';

const read = async (address: string): Promise<unknown> => {
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
};

/** Which screens are other than the page was built with, as they are now. */
export const readHeads = async (): Promise<LiveHeads> => (await read(path)) as LiveHeads;

/**
 * File and record schema of a published screen. A version that is no more is not asked for again: the page follows to what holds.
 * @param key `gates?version=…`
 */
export const partsOf = async (key: string): Promise<[ScreenFile, JsonSchema | undefined]> => {
  try {
    const { file, schema } = (await read(`${path}/${key}`)) as {
      file: ScreenFile;
      schema: JsonSchema | null;
    };
    return [file, schema ?? undefined];
  } catch (error) {
    void readHeads().then(takeScreens, () => undefined);
    throw error;
  }
};

/** The functions that check its records: a module that the server compiled, since the page may compile nothing. */
export const validatorOf = async (key: string): Promise<{ readonly record: ValidateFunction }> => {
  const address = `${path}/${key.replace('?', '/validator.js?')}`;
  const [made, { validatorModules }] = await Promise.all([
    import(/* @vite-ignore */ address) as Promise<{
      default: (modules: object) => { readonly record: ValidateFunction };
    }>,
    import('./validatorModules.ts'),
  ]);
  return made.default(validatorModules);
};
