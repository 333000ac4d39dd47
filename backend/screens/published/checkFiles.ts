import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callList } from '#contract/calls/index.ts';
import type { KnownOutside } from '#contract/model/check/context.ts';
import type { Fault } from '#contract/model/check/fault.ts';
import { checkingScreens, type TextFile } from '#contract/model/checkScreens.ts';
import type { WrittenFiles } from '#contract/model/overlay/withOverlays.ts';
import { sharedFiles } from '#contract/model/written/SharedFiles.ts';
import { startTurns } from '../../turns/startTurns.ts';
import { readCodeNames } from '../codeNames.ts';
import { projectRoot } from '../projectRoot.ts';

let known: KnownOutside | undefined;

const knownOutside = (): KnownOutside => {
  if (known) return known;
  const root = projectRoot();
  const { builtIn, ...names } = readCodeNames(root);
  known = {
    // Whose the records of a list are is asked of calls, which a published screen cannot choose.
    calls: Object.fromEntries(
      callList.map(({ id, kind, access, orders }) => [id, { kind, access, orders }]),
    ),
    ...names,
    sharedFiles: Object.values(sharedFiles)
      .filter(file => existsSync(join(root, file)))
      .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') })),
    isOwn: resource => !builtIn.includes(resource),
  };
  return known;
};

/** A document as it is written where nothing else says how: places of faults are those of this text. */
export const prettyText = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

const texts = new WeakMap<object, string>();

const textOf = (content: unknown): string => {
  if (typeof content !== 'object' || content === null) return prettyText(content);
  const before = texts.get(content);
  if (before !== undefined) return before;
  const text = prettyText(content);
  texts.set(content, text);
  return text;
};

/** The path of a form schema by its name. */
export const schemaPath = (name: string): string => `form-schemas/${name}`;

/** One check at a time: each of them reads every screen. */
let last: Promise<unknown> = Promise.resolve();

const check = async (
  { screens, schemas }: WrittenFiles,
  published: ReadonlySet<string>,
): Promise<readonly Fault[]> => {
  const files: readonly TextFile[] = screens.map(({ path, content }) => ({
    file: path,
    text: textOf(content),
  }));
  const schemaFiles = Object.entries(schemas).map(([name, content]) => ({
    file: schemaPath(name),
    text: textOf(content),
  }));
  const outside = knownOutside();
  // What people change here has not been translated by a release: English shows where Hindi is missing.
  const isOwn = (resource: string) =>
    published.has(resource) || (outside.isOwn?.(resource) ?? false);
  const steps = checkingScreens(files, schemaFiles, { ...outside, isOwn });
  const turns = startTurns();
  let step = steps.next();
  while (!step.done) {
    if (turns.isOver()) await turns.next();
    step = steps.next();
  }
  return step.value;
};

/**
 * The whole check of all screens (`npm run screens -- check`), while others are served in between; notes among them.
 * @param published screens that are other than the files have them
 */
export const checkFiles = (
  files: WrittenFiles,
  published: ReadonlySet<string>,
): Promise<readonly Fault[]> => {
  const next = last.then(() => check(files, published));
  last = next.catch(() => undefined);
  return next;
};
