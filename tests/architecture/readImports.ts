import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Import {
  from: string;
  /** A path within the project, or the name of a package. */
  to: string;
  isOurs: boolean;
  isTypeOnly: boolean;
  /** Fetched after the start, with the words that it says (`src/parts/fetching/later.ts`). */
  isLater: boolean;
}

const aliases: Record<string, string> = Object.fromEntries(
  Object.entries(
    (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> })
      .imports,
  ).map(([alias, target]) => [
    alias.replace('/*', '/'),
    target.replace('./', '').replace('/*', '/'),
  ]),
);

/** Where an import points: our file by its alias or relative path, else a package. */
export const resolve = (from: string, request: string): Pick<Import, 'to' | 'isOurs'> => {
  if (request.startsWith('.')) return { to: normalize(join(dirname(from), request)), isOurs: true };
  if (request.startsWith('/')) return { to: request.slice(1), isOurs: true };
  const alias = Object.keys(aliases).find(prefix => request.startsWith(prefix));
  if (alias) return { to: `${aliases[alias]}${request.slice(alias.length)}`, isOurs: true };
  return { to: request, isOurs: false };
};

/** The imports of one module, static and dynamic, and what it passes on. */
export const importsOf = (file: string, code: string): Import[] => {
  const { module } = parseSync(file, code);
  const found: { request: string; isTypeOnly: boolean; isLater?: boolean }[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const isTypeOnly = entries.length > 0 && entries.every(entry => entry.isType);
    found.push({ request: moduleRequest.value, isTypeOnly });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) found.push({ request: moduleRequest.value, isTypeOnly: isType });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const text = code.slice(moduleRequest.start, moduleRequest.end);
    const isLater = /\blater\(\(\) =>\s*import\(\s*$/.test(code.slice(0, moduleRequest.start));
    if (/^['"]/.test(text)) found.push({ request: text.slice(1, -1), isTypeOnly: false, isLater });
  }
  return found.map(({ request, isTypeOnly, isLater = false }) => ({
    from: file,
    isTypeOnly,
    isLater,
    ...resolve(file, request.split('?')[0] ?? request),
  }));
};

const zones = ['contract', 'dataProvider', 'authProvider', 'src', 'backend', 'tests', 'scripts'];

/** Every source file of the project, planted violations left out. */
export const sourceFiles = (): string[] =>
  zones.flatMap(zone =>
    readdirSync(zone, { recursive: true, encoding: 'utf8' })
      .map(name => join(zone, name))
      .filter(name => /\.tsx?$/.test(name) && !name.includes('architecture/planted')),
  );

export const readImports = (): Import[] =>
  sourceFiles().flatMap(file => importsOf(file, readFileSync(file, 'utf8')));
