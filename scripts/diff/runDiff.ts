import { readSchemaFiles, readScreenFiles, readSharedFiles } from '../screenSources.ts';
import { diffReport } from './diffReport.ts';
import { commitOf, filesAt, partedAt, UnknownState } from './filesAt.ts';
import { screenDiff } from './screenDiff.ts';
import { screenStates } from './screenStates.ts';

const usage =
  'Name the state to compare with: npm run screens -- diff main, or two of them: diff main other. --json is for programs';

/**
 * `screens -- diff main [other]`: what the files as they are, or another state, change since they parted from the first.
 * @returns the exit code: 0, or 2 where git knows no such state
 */
export const runDiff = (args: readonly string[]): number => {
  const [base, other, ...more] = args.filter(arg => arg !== '--json');
  if (base === undefined || more.length > 0) {
    console.error(usage);
    return 2;
  }
  try {
    const since = partedAt(commitOf(base), commitOf(other ?? 'HEAD'));
    const now =
      other === undefined
        ? [...readScreenFiles(), ...readSchemaFiles(), ...readSharedFiles()]
        : filesAt(commitOf(other));
    const diffs = screenDiff(screenStates(filesAt(since)), screenStates(now));
    if (args.includes('--json')) console.log(JSON.stringify(diffs, null, 2));
    else for (const line of diffReport(diffs)) console.log(line);
    return 0;
  } catch (error) {
    if (!(error instanceof UnknownState)) throw error;
    console.error(error.message);
    return 2;
  }
};
