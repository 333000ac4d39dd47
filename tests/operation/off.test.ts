import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { observersOf } from '#backend/observersOf.ts';
import { readConfig } from '#backend/config.ts';
import { isObserved } from '#backend/observed/observers.ts';
import { resolve } from '../architecture/readImports.ts';

/** Packages that a start without their settings must not load: they would take longer than much of the rest. */
const heavy = /^(prom-client|@opentelemetry\/|@aws-sdk\/)/;

/** All that a start loads: what is imported by itself, and with `isLater` what is fetched when it is needed, too. */
const loadedFrom = (start: string, isLater: boolean): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!existsSync(file) || !file.endsWith('.ts')) return;
    const code = readFileSync(file, 'utf8');
    const { module } = parseSync(file, code);
    const requests = module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(entry => !entry.isType))
      .map(({ moduleRequest }) => moduleRequest.value);
    if (isLater)
      for (const { moduleRequest } of module.dynamicImports)
        requests.push(code.slice(moduleRequest.start + 1, moduleRequest.end - 1));
    for (const request of requests) visit(resolve(file, request).to);
  };
  visit(start);
  return seen;
};

const heavyIn = (files: ReadonlySet<string>): string[] => [...files].filter(one => heavy.test(one));

it('a start without these settings loads none of what they need', () => {
  expect(heavyIn(loadedFrom('backend/server.ts', false))).toEqual([]);
  expect(heavyIn(loadedFrom('backend/server.ts', true)).length).toBeGreaterThan(5);
});

it('nobody watches a server unless a setting asks for it', async () => {
  expect(await observersOf(readConfig({}))).toEqual([]);
  expect(isObserved()).toBe(false);
});
