import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { positionAt, type Position } from '#contract/model/files/jsonPositions.ts';
import type { PlacedFault } from '../placeFaults.ts';

interface Place extends Position {
  readonly file: string;
}

const plain = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replaceAll(/\u001b\[[\d;]*m/g, '');

/** The file by its name from the root, when it is one of ours: neither elsewhere nor a package. */
const ours = (path: string, root: string): string | undefined => {
  const whole = path.startsWith('file://') ? fileURLToPath(path) : resolve(root, path);
  const file = relative(root, whole);
  return file.startsWith('..') || file.includes('node_modules') ? undefined : file;
};

/**
 * A file that cannot be read as script: `[ backend/app.ts:2:14 ]` over an excerpt of it. The parser names the file from the
 * folder that the process runs in, which need not be the root.
 */
const placeOfSyntax = (message: string, root: string): Place | undefined => {
  const [, path, line, column] = /\[ (.+?):(\d+):(\d+) \]/.exec(message) ?? [];
  const file = path === undefined ? undefined : ours(resolve(path), root);
  return file === undefined ? undefined : { file, line: Number(line), column: Number(column) };
};

const importers = [
  /url (\S+) .*?in (.+?)(?:\. Does the file exist\?|$)/,
  /module ['"](.+?)['"] imported from ['"]?(.+?)['"]?$/,
];

/** An import that leads nowhere is told with its words and the file that they are in. */
const placeOfImport = (message: string, root: string): Place | undefined => {
  const [first = ''] = message.split('\n');
  const found = importers.map(words => words.exec(first)).find(match => match !== null);
  const [, specifier = '', importer = ''] = found ?? [];
  const file = importer === '' ? undefined : ours(importer, root);
  if (file === undefined || !existsSync(resolve(root, file))) return undefined;
  const text = readFileSync(resolve(root, file), 'utf8');
  return { file, ...positionAt(text, Math.max(0, text.indexOf(specifier))) };
};

/** The first of our own files that an error came through; undefined for one that was never in any. */
export const placeInStack = (stack: string, root: string): Place | undefined => {
  for (const [, path = '', line, column] of stack.matchAll(
    /((?:file:\/\/)?\/[^():\n]+):(\d+):(\d+)/g,
  )) {
    const file = ours(path, root);
    if (file !== undefined) return { file, line: Number(line), column: Number(column) };
  }
  return undefined;
};

const wordsOf = (message: string, root: string): string => {
  const [first = '', ...rest] = message.replaceAll(`${root}/`, '').split('\n');
  const told = rest.find(line => /^\[\w+\] /.test(line))?.replace(/^\[\w+\] /, '');
  return told ?? first.replace(/ \(resolved id: [^)]*\)/, '');
};

/**
 * Why sources could not be loaded, in one line, with the place in our own files that it came from; in the file that was saved last
 * where nothing tells another.
 */
export const placeError = (error: unknown, root: string, saved: string): PlacedFault => {
  const { message: raw = String(error), stack = '' } = error as Partial<Error>;
  const message = plain(raw);
  const [, line = 1, column = 1] = /line (\d+) column (\d+)/.exec(message) ?? [];
  const place = placeOfSyntax(message, root) ??
    placeOfImport(message, root) ??
    placeInStack(stack, root) ?? {
      file: relative(root, saved),
      line: Number(line),
      column: Number(column),
    };
  return { ...place, pointer: '', message: wordsOf(message, root), suggestion: null };
};
