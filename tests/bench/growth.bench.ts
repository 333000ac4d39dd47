import { spawnSync } from 'node:child_process';
import type { Bench, Figure } from './Figure.ts';
import { startGrownPostgres } from './growth/grownPostgres.ts';
import { growthUsage, readGrowthOptions, type GrowthOptions } from './growth/growthOptions.ts';
import { measureCalls } from './growth/measureCalls.ts';
import { measureMix } from './growth/measureMix.ts';

const measure = async (
  urls: { readonly demo: string; readonly full: string },
  options: GrowthOptions,
): Promise<readonly Figure[]> => [
  ...(options.parts.includes('calls') ? await measureCalls(urls, options) : []),
  ...(options.parts.includes('mix') ? await measureMix(urls.full, options) : []),
];

/** The console as its users run it. @throws when it cannot be built. */
const build = (): void => {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The console could not be built');
};

export const bench: Bench = {
  about: 'the calls of a large company beside those of the demo, and many people at once',
  isTold: true,
  run: async words => {
    const options = readGrowthOptions(words);
    if (options === 'help') {
      console.log(growthUsage);
      return [];
    }
    build();
    if (options.urls) return measure(options.urls, options);
    const postgres = await startGrownPostgres(options.size);
    try {
      return await measure(postgres.urls, options);
    } finally {
      await postgres.stop();
    }
  },
};
