import { describe, expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import { calls } from '#contract/calls/index.ts';

/* Who moves money is asked first, by a question that names the amount and whose it is. */

const kinds = new Map(calls.map(({ id, kind }) => [id as string, kind]));

const moneyActs = [...readScreens().values()].flatMap(screen =>
  screen.type === 'page'
    ? []
    : Object.entries(screen.actions).flatMap(([name, act]) =>
        act.call && kinds.get(act.call.call) === 'money' ? [{ screen, name, act }] : [],
      ),
);

describe('acts that move money', () => {
  it('are there', () => expect(moneyActs.length).toBeGreaterThan(20));
  it.each(
    moneyActs.map(({ screen, name, act }) => [screen.resource, name, act.confirm, screen] as const),
  )('%s: %s asks a question with amount and party', (_resource, _name, confirm, screen) => {
    expect(confirm?.en).toMatch(/\?/u);
    const named = [...(confirm?.en ?? '').matchAll(/\{(\w+)\}/gu)].map(([, field = '']) => field);
    expect(named.some(field => screen.fields[field]?.kind === 'money')).toBe(true);
  });
});
