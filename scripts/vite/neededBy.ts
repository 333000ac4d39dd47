import { dirname, resolve } from 'node:path';

/** What a module's graph says of it; a part of rolldown's own. */
export interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly exports?: readonly string[];
    readonly code?: string | null;
  } | null;
}

/** Indexes of React-Admin, which pass on all of it: anyone who imports a name from one needs what has the name. */
const index = /\/(?:react-admin|ra-core|ra-ui-materialui)\/dist\/(?:[^?]*\/)?index\.js$/;

/** `import removeEmpty from "./removeEmpty.js"`: what an index passes on under its own name. */
const whole = /\bimport\s+(?:\*\s+as\s+)?([\w$]+)\s+from\s*["']([^"']+)["']/g;

const named = /\b(?:import|export)\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

/** The modules that have each name of an index, by the graph that they were found in. */
const known = new WeakMap<Graph, Map<string, ReadonlyMap<string, string>>>();

const ownersIn = (id: string, graph: Graph): ReadonlyMap<string, string> => {
  const indexes = known.get(graph) ?? new Map<string, ReadonlyMap<string, string>>();
  known.set(graph, indexes);
  const found = indexes.get(id);
  if (found) return found;
  const owners = new Map<string, string>();
  indexes.set(id, owners);
  const module = graph.getModuleInfo(id);
  for (const next of module?.importedIds ?? []) {
    if (index.test(next))
      for (const [name, owner] of ownersIn(next, graph)) owners.set(name, owner);
    else for (const name of graph.getModuleInfo(next)?.exports ?? []) owners.set(name, next);
  }
  for (const [, name = '', source = ''] of (module?.code ?? '').matchAll(whole))
    owners.set(name, resolve(dirname(id), source));
  return owners;
};

const namesFrom = (code: string, isFrom: (source: string) => boolean): readonly string[] =>
  [...code.matchAll(named)].flatMap(([, names = '', source = '']) =>
    isFrom(source) ? names.split(',').map(name => name.trim().split(/\s+as\s+/)[0] ?? '') : [],
  );

/**
 * What a module needs of those that it imports: of an index of React-Admin only what has the names that it takes, and what the
 * index says itself.
 */
export const neededBy = (id: string, graph: Graph): readonly string[] => {
  const module = graph.getModuleInfo(id);
  if (!module || index.test(id)) return [];
  return module.importedIds.flatMap(next => {
    if (!index.test(next)) return [next];
    const isFrom = (source: string) =>
      source.startsWith('.')
        ? resolve(dirname(id), source) === next
        : next.endsWith(`/${source}/dist/index.js`);
    const owners = ownersIn(next, graph);
    return [next, ...namesFrom(module.code ?? '', isFrom).flatMap(name => owners.get(name) ?? [])];
  });
};
