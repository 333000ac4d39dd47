import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = '.cache/checked';

/** Every step depends on the packages and on how it is run. */
const always = /^(package(-lock)?\.json|scripts\/check\.mjs|scripts\/setup\/.*)$/;

/** Digests of all files that git knows or would take, by their names. */
const digestsNow = root => {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = [...new Set(listed.split('\0'))].filter(
    file => file !== '' && existsSync(join(root, file)),
  );
  return new Map(
    files.sort().map(file => [
      file,
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex'),
    ]),
  );
};

/**
 * What was found right stays right until a file that a step reads is changed, added or taken away: one look at all of them,
 * by content. Outside git nothing is remembered.
 */
export const rememberSteps = (root = '.') => {
  let digests;
  try {
    digests = digestsNow(root);
  } catch {
    return { isUnchanged: () => false, keep: () => undefined };
  }
  const digestOf = ({ command, reads }, files = digests) => {
    // Packages are those of the lock file, which is a file like others.
    const hash = createHash('sha256').update(process.version + JSON.stringify(command));
    for (const [file, digest] of files)
      if (always.test(file) || reads.test(file)) hash.update(file).update(digest);
    return hash.digest('hex');
  };
  const stampOf = ({ name }) => join(root, folder, name.replaceAll(/\W+/g, '-'));
  return {
    isUnchanged: step =>
      step.reads !== undefined &&
      existsSync(stampOf(step)) &&
      readFileSync(stampOf(step), 'utf8') === digestOf(step),
    /** Where a file was saved since the run began, nobody knows which of both states the step has read. */
    keep: step => {
      if (step.reads === undefined || digestOf(step, digestsNow(root)) !== digestOf(step)) return;
      mkdirSync(dirname(stampOf(step)), { recursive: true });
      writeFileSync(stampOf(step), digestOf(step));
    },
  };
};
