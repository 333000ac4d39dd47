import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readImports, sourceFiles, type Import } from '#tests/architecture/readImports.ts';
import { chooseWithin } from './chooseWithin.ts';
import { kinship } from './kinship.ts';
import { reachedBy } from './reachedBy.ts';
import { readers, readingTests } from './readingTests.ts';
import { suitesOf } from './suitesOf.ts';

const link = (from: string, to: string, isTypeOnly = false): Import => ({
  from,
  to,
  isOurs: true,
  isTypeOnly,
  isLater: false,
});

describe('what a change reaches', () => {
  it('goes up the imports, and not through types', () => {
    const imports = [
      link('b.ts', 'a.ts'),
      link('c.test.ts', 'b.ts'),
      link('a.ts', 'b.ts'),
      link('d.test.ts', 'a.ts', true),
    ];
    expect([...reachedBy(imports, ['a.ts'])]).toEqual([
      ['a.ts', 0],
      ['b.ts', 1],
      ['c.test.ts', 2],
    ]);
  });

  it('finds the test of a file in the project itself', () => {
    const steps = reachedBy(readImports(), ['backend/session/password.ts']);
    expect(steps.get('backend/session/password.test.ts')).toBe(1);
    expect(steps.has('contract/rules/evaluate.test.ts')).toBe(false);
  });

  it('is not imported alone: screens are read', () => {
    const tests = sourceFiles().filter(file => /\.test\.tsx?$/.test(file));
    const reading = readingTests(['resources/help/faqs.json'], tests);
    expect(reading).toContain('tests/contract/screens.test.ts');
    expect(readingTests(['src/parts/controls/Tip.tsx'], tests)).toEqual([]);
    const stale = readers
      .flatMap(([, own]) => own)
      .filter(name => !existsSync(name) && !tests.some(test => test.startsWith(name)));
    expect(stale).toEqual([]);
  });
});

describe('as much as fits', () => {
  const file = (name: string, steps: number, seconds: number, kin = 0) => ({
    file: name,
    steps,
    seconds,
    kinship: kin,
  });

  it('is the nearest first', () => {
    const reached = [
      file('far', 3, 1),
      file('near', 1, 5),
      file('quick', 1, 2),
      file('long', 2, 9),
    ];
    const { chosen, left } = chooseWithin(reached, 8);
    expect(chosen.map(one => one.file)).toEqual(['quick', 'near', 'far']);
    expect(left.map(one => one.file)).toEqual(['long']);
  });

  it('is, of those that are far, what is called alike first', () => {
    const reached = [file('far', 7, 1), file('akin', 9, 5, 1), file('near', 2, 5)];
    expect(chooseWithin(reached, 10).chosen.map(one => one.file)).toEqual(['near', 'akin']);
  });

  it.each([
    ['backend/policies/scopes/accountScope.ts', 'tests/conformance/accounts/reach.test.ts'],
    ['backend/services/calling/calls/endOverdue.ts', 'tests/conformance/calling/calls.test.ts'],
    ['contract/calls/approvals/approvals.ts', 'tests/conformance/approvals/escalation.test.ts'],
    ['resources/payments/refunds.json', 'tests/conformance/payments/refunds.test.ts'],
  ])('%s is akin to %s', (changed, test) => {
    expect(kinship(test, [changed])).toBeGreaterThan(
      kinship('tests/access/menu.test.ts', [changed]),
    );
  });

  it('holds, for the scope of accounts, the suite of whom accounts reach', () => {
    const { chosen } = suitesOf(['backend/policies/scopes/accountScope.ts'], 150);
    expect(chosen.map(one => one.file)).toContain('tests/conformance/accounts/reach.test.ts');
  });

  it('is one at least', () => {
    expect(chooseWithin([file('long', 1, 500)], 8).chosen).toHaveLength(1);
  });
});
