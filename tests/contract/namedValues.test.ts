import { describe, expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import { paymentStatuses } from '#contract/domain/payments/paymentStatus.ts';
import { displayRoles } from '#contract/domain/roles/displayRoles.ts';
import { roleLabel } from '#contract/domain/roles/roleName.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import { formatValue } from '#contract/kinds/formatValue.ts';
import type { Field, LayoutItem, RecordScreen } from '#contract/model/types.ts';
import { builtInScreens } from '../../scripts/builtInScreens.ts';

// A developer's own screens may be in English alone.
const screens = [...readScreens().values()].filter(
  (screen): screen is RecordScreen =>
    screen.type === 'records' && builtInScreens.includes(screen.resource),
);

const fieldsIn = (items: readonly LayoutItem[]): readonly string[] =>
  items.flatMap(item => {
    if (item.type === 'note') return [];
    return item.type === 'field' ? [item.field] : fieldsIn(item.of);
  });

/** Every field that someone reads, chooses or filters by. */
const seenIn = ({ fields, list, form, show, record }: RecordScreen): readonly Field[] => {
  const paths = [
    ...list.columns.map(({ field }) => field),
    ...list.filters,
    ...fieldsIn(form),
    ...fieldsIn(show),
    ...(record.facts ?? []).map(({ field }) => field.path),
  ];
  return [...new Set(paths)].flatMap(path => fields[path] ?? []);
};

const asked = ({ actions }: RecordScreen): readonly Field[] =>
  Object.values(actions).flatMap(({ ask }) => ask);

/** Kinds that show the name of what an id stands for. */
const naming: readonly Field['kind'][] = ['reference', 'references', 'choice', 'choices', 'city'];

/** A number, a constant of a program, a name with underscores, or JSON: nothing that a person says. */
const code = /^\d+$|_|^[{["]|[a-z][A-Z](?![A-Z]|S$)/;

/** Names that are written so. */
const names = ['iOS', 'FoS', 'NetSuite'];

describe('what people read instead of values', () => {
  it.each(screens.map(screen => [screen.resource, screen] as const))(
    '%s: every option has words in both languages',
    (_name, screen) => {
      const told = [...seenIn(screen), ...asked(screen)].flatMap(({ path, options }) =>
        options.flatMap(({ label }) => [label.en, label.hi].map(words => `${path}: ${words}`)),
      );
      const bare = told.filter(line => {
        const words = line.slice(line.indexOf(': ') + 2).replaceAll('{product}', '');
        return code.test(words) && !names.includes(words);
      });
      expect(bare).toEqual([]);
    },
  );

  it.each(screens.map(screen => [screen.resource, screen] as const))(
    '%s: every value of a list of values has an option',
    (_name, screen) => {
      const without = seenIn(screen).flatMap(({ path, schema, options, kind }) => {
        const values: readonly unknown[] = Array.isArray(schema['enum']) ? schema['enum'] : [];
        return values
          .filter(value => value !== null && kind !== 'boolean')
          .filter(value => !options.some(option => option.value === value))
          .map(value => `${path}: ${String(value)}`);
      });
      expect(without).toEqual([]);
    },
  );

  it.each(screens.map(screen => [screen.resource, screen] as const))(
    '%s: an id is shown by a name, or says that it is one',
    (_name, screen) => {
      const bare = seenIn(screen)
        .filter(({ path }) => /(?:Ids?|_ids?)$/.test(path))
        .filter(({ kind, cell, entry }) => !naming.includes(kind) && !cell && !entry)
        .filter(({ label }) => !/\bids?\b/i.test(label.en))
        .map(({ path, label }) => `${path}: ${label.en}`);
      expect(bare).toEqual([]);
    },
  );

  it('a status of a payment is told by its badge (T26, T29)', () => {
    const payments = screens.find(({ resource }) => resource === 'payments');
    const told = payments?.fields['statusId']?.options.map(({ value, label }) => [value, label.en]);
    expect(told).toEqual(paymentStatuses.map(({ id, badge }) => [id, badge]));
  });

  it('roles are offered as they are picked, in words', () => {
    const users = screens.find(({ resource }) => resource === 'users');
    const told = users?.fields['userRoles']?.options.map(({ value, label }) => [value, label.en]);
    expect(told).toEqual([
      ...Object.entries(displayRoles).map(([role, { name }]) => [role, name]),
      ...roleCodes.map(role => [role, roleLabel(role)]),
    ]);
  });

  it('a price above the rate is told as a mark-up, not as a discount below zero (T39)', () => {
    const discounts = screens.flatMap(screen =>
      seenIn(screen).filter(({ path, kind }) => path === 'discount' && kind === 'money'),
    );
    expect(discounts.length).toBeGreaterThan(2);
    for (const field of discounts) expect(formatValue(field, -500_00, 'en')).toBe('Mark-up ₹500');
  });
});
