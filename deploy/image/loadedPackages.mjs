import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';

const named =
  /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bresolve\()\s*['"`]([^'"`.][^'"`]*)['"`]/g;

const packageOf = name =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Where a package is found from a folder, as Node looks for it: here, or in a folder above. */
const find = (name, from, root) => {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(root, found, 'package.json'))) return found;
    if (folder === '.') return undefined;
  }
};

/**
 * The folders of all packages that some built files load, and of what those need in turn.
 * @param {string} root of the project, with its node_modules
 * @param {readonly string[]} texts of the files
 * @param {readonly string[]} more packages whose files are read by a name that no text has
 */
export const loadedPackages = (root, texts, more = []) => {
  const waiting = [
    ...new Set([
      ...more,
      ...texts.flatMap(text => [...text.matchAll(named)].map(([, name]) => packageOf(name))),
    ]),
  ]
    .filter(name => !isBuiltin(name))
    .map(name => ({ name, from: '.' }));
  const folders = new Set();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const folder = find(next.name, next.from, root);
    // Not installed: for another system, or a word in a text that is no package.
    if (!folder || folders.has(folder)) continue;
    folders.add(folder);
    const own = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    for (const name of Object.keys({
      ...own.dependencies,
      ...own.optionalDependencies,
      ...own.peerDependencies,
    }))
      waiting.push({ name, from: folder });
  }
  return [...folders].sort();
};
