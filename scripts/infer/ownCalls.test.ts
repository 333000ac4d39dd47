import { describe, expect, it } from 'vitest';
import { knownNames, readSchemaFiles, readScreenFiles } from '../screenSources.ts';
import { inferFiles, type InferredState, type ProjectFiles } from './inferFiles.ts';
import { inferScreen, type InferPlan } from './inferScreen.ts';
import type { Operation } from './apiDocument.ts';
import { InferRefused } from './InferRefused.ts';
import { ownDocument } from './ownDocument.ts';
import { listsOf, recordCalls } from './recordCalls.ts';

interface Written {
  readonly resource: string;
  readonly title?: string;
  readonly schema?: string;
  readonly access: object;
}

const document = ownDocument();
const lists = listsOf(document);
// Words and groups of roles are of the other screens.
const known = { ...knownNames(), sharedFiles: [] };
const schemas = readSchemaFiles();
const screens = readScreenFiles().map(one => ({ ...one, ...(JSON.parse(one.text) as Written) }));
const titles = Object.fromEntries(screens.map(({ resource, title = 'name' }) => [resource, title]));

/** The screens that one refers to, with their schemas: to check the whole project takes a second each time. */
const referred = (plan: InferPlan): ProjectFiles => {
  const text = JSON.stringify(inferScreen(plan).screen);
  const names = new Set([...text.matchAll(/"to":"([^"]+)"/g)].map(([, to]) => to).concat('cities'));
  const own = screens.filter(({ resource }) => names.has(resource));
  const files = new Set(own.map(({ schema }) => `form-schemas/${schema ?? ''}`));
  return { known, screens: own, schemas: schemas.filter(({ file }) => files.has(file)) };
};

/** Their rows are counts or findings, which nothing tells apart. */
const withoutId = [
  'churnApartmentTypes.list',
  'clientStandings.list',
  'console.why',
  'publishedScreens.list',
  'approvals.path',
];

const planOf = (list: Operation): InferPlan => {
  const calls = recordCalls(document, list);
  const resource = `tried-${calls.name}`;
  return { document, calls, resource, group: 'setup', isOwn: true, screens: titles };
};

describe('a screen of every list among the calls', () => {
  it('has many of them', () => {
    expect(lists.length).toBeGreaterThan(100);
  });

  it('is refused of rows that nothing tells apart', () => {
    const refused = lists.filter(list => {
      try {
        return !inferScreen(planOf(list));
      } catch (error) {
        return error instanceof InferRefused;
      }
    });
    expect(refused.map(({ id }) => id)).toEqual(withoutId);
  });

  it.each(lists.filter(({ id }) => !withoutId.includes(id)).map(list => [list.id, list] as const))(
    'passes the checks and stays as it is: %s',
    (id, list) => {
      const plan = planOf(list);
      const project = referred(plan);
      const { files } = inferFiles(plan, { call: id }, project, undefined);
      const [schema, screen, state] = files.map(({ file, content }) => ({
        file,
        text: JSON.stringify(content),
      }));
      if (!schema || !screen || !state) throw new Error('Three files are written');
      // A server with such a screen would not start.
      if (known.calls[id]?.isUnstated)
        expect(Object.values((JSON.parse(screen.text) as Written).access).flat()).not.toContain(
          'show',
        );
      const next = {
        known,
        screens: [...project.screens, screen],
        schemas: [...project.schemas, schema],
      };
      const kept = JSON.parse(state.text) as InferredState;
      expect(inferFiles(plan, { call: id }, next, kept).files).toEqual([]);
    },
  );
});
