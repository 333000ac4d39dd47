import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatherMetrics } from '#backend/metrics/clusterMetrics.ts';
import { openMetrics } from '#backend/metrics/openMetrics.ts';
import { startTestApp, type TestApp } from '../support/server/startTestApp.ts';
import { readScrape } from './scrape.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}
interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const folder = 'deploy/observability';
const { groups } = parse(readFileSync(`${folder}/alerts.yaml`, 'utf8')) as {
  groups: readonly { rules: readonly Rule[] }[];
};
const rules = groups.flatMap(group => group.rules);
const { panels } = JSON.parse(readFileSync(`${folder}/dashboard.json`, 'utf8')) as {
  panels: readonly Panel[];
};
const runbook = readFileSync('docs/how-to/answer-an-alert.md', 'utf8');

/** The metrics that an expression names, as Prometheus itself reads it. @throws where it is none */
const metricsIn = (expression: string): string[] => {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) throw new Error(`No expression at ${from}: ${expression}`);
      if (type.name === 'Identifier') names.push(expression.slice(from, to));
    },
  });
  return names;
};

/** Of Prometheus itself: whether it could scrape. */
const ofPrometheus = new Set(['up']);

let test: TestApp;
let known: ReadonlySet<string>;

beforeAll(async () => {
  const metrics = openMetrics('1');
  test = await startTestApp({ observers: [metrics] });
  const text = `${await metrics.registry.metrics()}\n${await gatherMetrics().read()}`;
  known = readScrape(text).names;
  await metrics.end?.();
});
afterAll(() => test.close());

const missing = (expression: string): string[] =>
  metricsIn(expression).filter(name => !known.has(name) && !ofPrometheus.has(name));

describe('what an operator is given', () => {
  it('reads names out of expressions', () => {
    expect(metricsIn('sum by (le) (rate(a_bucket{x="b_c"}[5m])) / max(d) > 1')).toEqual([
      'a_bucket',
      'd',
    ]);
    expect(() => metricsIn('sum(')).toThrow('No expression');
    expect(missing('console_no_such')).toEqual(['console_no_such']);
  });

  it.each(rules.map(rule => [rule.alert, rule] as const))(
    'alert %s asks for metrics that there are, and the runbook has it',
    (name, { expr, annotations, labels }) => {
      expect(metricsIn(expr).length).toBeGreaterThan(0);
      expect(missing(expr)).toEqual([]);
      expect(['page', 'warn']).toContain(labels.severity);
      expect(annotations.runbook).toBe(`docs/how-to/answer-an-alert.md#${name.toLowerCase()}`);
      const [, chapter = ''] = runbook.split(`\n### ${name}\n`);
      const own = chapter.split('\n### ')[0] ?? '';
      for (const part of ['It means', 'Look at', 'Do']) expect(own).toContain(`**${part}**`);
    },
  );

  it('has no chapter in the runbook without its alert', () => {
    const chapters = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    expect(chapters.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  });

  const drawn = panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [title, expr] as const),
  );
  it.each(drawn)('panel "%s" asks for metrics that there are: %s', (_title, expr) => {
    expect(metricsIn(expr).length).toBeGreaterThan(0);
    expect(missing(expr)).toEqual([]);
  });
});
