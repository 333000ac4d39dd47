import { execFileSync } from 'node:child_process';
import { nearest } from '#contract/domain/nearest.ts';
import type { TextFile } from '#contract/model/checkScreens.ts';

/** Git knows no such state; the message says which are near. */
export class UnknownState extends Error {
  override name = 'UnknownState';
}

const git = (folder: string, args: readonly string[], input?: string): Buffer =>
  execFileSync('git', [...args], {
    cwd: folder,
    maxBuffer: 1_000_000_000,
    stdio: ['pipe', 'pipe', 'ignore'],
    ...(input !== undefined && { input }),
  });

const tried = (folder: string, args: readonly string[]): string | undefined => {
  try {
    return git(folder, args).toString().trim();
  } catch {
    return undefined;
  }
};

/**
 * The commit of a branch, a tag or any other name that git reads.
 * @throws UnknownState
 */
export const commitOf = (name: string, folder = '.'): string => {
  const found = tried(folder, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${name}^{commit}`,
  ]);
  // What is before it is echoed by some versions of git.
  const commit = found?.split('\n').at(-1);
  if (commit) return commit;
  if (tried(folder, ['rev-parse', '--git-dir']) === undefined)
    throw new UnknownState('This folder is no git repository: clone one to compare its states');
  const known = tried(folder, ['for-each-ref', '--format=%(refname:short)']) ?? '';
  const near = nearest(name, known.split('\n'));
  throw new UnknownState(
    `Git knows no state "${name}": ${near === null ? 'name' : `did you mean "${near}"? Name`} a branch, a tag or a commit (git branch --all lists the branches)`,
  );
};

/** Where two states parted: what one of them did since then is its own. The first itself where they have nothing in common. */
export const partedAt = (one: string, other: string, folder = '.'): string =>
  tried(folder, ['merge-base', one, other]) || one;

/** The texts of a batch of objects, in the order they were asked for. */
const textsOf = (batch: Buffer, count: number): readonly string[] => {
  let at = 0;
  return Array.from({ length: count }, () => {
    const end = batch.indexOf(10, at);
    const size = Number(batch.subarray(at, end).toString().split(' ').at(-1));
    const text = batch.subarray(end + 1, end + 1 + size).toString();
    at = end + size + 2;
    return text;
  });
};

/** The files of screens and schemas as a commit has them. */
export const filesAt = (commit: string, folder = '.'): readonly TextFile[] => {
  const names = git(folder, [
    'ls-tree',
    '-r',
    '-z',
    '--name-only',
    commit,
    '--',
    'resources',
    'form-schemas',
  ])
    .toString()
    .split('\0')
    .filter(name => name.endsWith('.json'));
  const asked = names.map(name => `${commit}:./${name}\n`).join('');
  const texts =
    names.length === 0 ? [] : textsOf(git(folder, ['cat-file', '--batch'], asked), names.length);
  return names.map((file, place) => ({ file, text: texts[place] ?? '' }));
};
