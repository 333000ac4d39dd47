import { checkScreens } from '#contract/model/checkScreens.ts';
import type { ScreenFile } from '#contract/model/types.ts';
import { knownNames, readSchemaFiles, readScreenFiles } from '../../scripts/screenSources.ts';
import type { Bench } from './Figure.ts';

const copyCount = 50;

/** Copies of the real files under other names, so that every sort of key is in them. */
const copiesOf = (real: ReturnType<typeof readScreenFiles>) =>
  Array.from({ length: copyCount }, (_, at) => {
    const { file, text } = real[at % real.length] ?? { file: '', text: '{}' };
    const screen = JSON.parse(text) as ScreenFile;
    const copy = { ...screen, resource: `copy-${at}`, route: `/copy-${at}` };
    return { file: file.replace('.json', `-${at}.json`), text: JSON.stringify(copy, null, 2) };
  });

export const bench: Bench = {
  about: 'how long screen files take to check',
  run: () => {
    const real = readScreenFiles();
    const schemas = readSchemaFiles();
    const known = knownNames();
    const copies = copiesOf(real);
    const runs = Array.from({ length: 5 }, () => {
      const started = performance.now();
      checkScreens([...real, ...copies], schemas, known);
      return performance.now() - started;
    });
    return Promise.resolve([
      {
        what: `${real.length + copyCount} screen files checked, first run`,
        value: (runs[0] ?? Number.NaN) / 1_000,
        unit: 's',
        target: { most: 1 },
        raw: `best of five ${Math.min(...runs).toFixed(0)} ms`,
      },
    ]);
  },
};
