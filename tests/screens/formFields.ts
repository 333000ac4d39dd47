import { expect, type Locator, type Page } from '@playwright/test';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { kindExamples } from '#contract/kinds/kindExamples.ts';
import type { Field, LayoutItem, RecordScreen } from '#contract/model/types.ts';
import { evaluate, type Scope } from '#contract/rules/evaluate.ts';
import { elementId } from '#engine/form/formIds.ts';

/** What conditions see of a record that nothing was entered into yet. */
const emptyScope = ({ fields }: RecordScreen): Scope => ({
  record: Object.fromEntries(Object.values(fields).map(field => [field.path, field.default])),
  today: indiaDay(new Date()),
});

const fieldsIn = (
  screen: RecordScreen,
  layout: readonly LayoutItem[],
  scope: Scope,
): readonly Field[] =>
  layout.flatMap(item => {
    if (item.type === 'field') {
      const field = screen.fields[item.field];
      const isThere = field && evaluate(field.visible, scope) && !evaluate(field.readonly, scope);
      return isThere ? [field] : [];
    }
    return item.type === 'note' || !evaluate(item.visible, scope)
      ? []
      : fieldsIn(screen, item.of, scope);
  });

interface FormPart {
  /** Words of the tab that shows it; null where it is reached by going on. */
  readonly tab: string | null;
  readonly fields: readonly Field[];
}

/** The fields of a new record that can be written, by the side of the form they are on: one, unless it has steps or tabs. */
export const newFields = (screen: RecordScreen): readonly FormPart[] => {
  const scope = emptyScope(screen);
  const sides = screen.form.flatMap(item =>
    item.type === 'step' || item.type === 'tab' ? [item] : [],
  );
  if (sides.length === 0) return [{ tab: null, fields: fieldsIn(screen, screen.form, scope) }];
  return sides.map(side => ({
    tab: side.type === 'tab' ? (side.label?.en ?? '') : null,
    fields: fieldsIn(screen, [side], scope),
  }));
};

/** Fields of the first page that a new record needs and does not have yet: going on without them must name each. */
export const missingFields = (screen: RecordScreen): readonly Field[] => {
  const scope = emptyScope(screen);
  return (newFields(screen)[0]?.fields ?? []).filter(
    ({ required, default: value, kind }) =>
      evaluate(required, scope) && (value ?? null) === null && kind !== 'boolean',
  );
};

/** Saves a new record, publishes it where it would be a draft, or goes on to the next step of its form. */
export const goOn = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^(Create .+|Publish|Next)$/ })
    .first()
    .click();

export const controlOf = (page: Page, { path }: Field): Locator =>
  page.locator(`[id="${elementId(path)}"]`);

const wordsFor = ({ kind, schema }: Field, mark: string): string => {
  if (kind === 'number' || kind === 'percent' || kind === 'money')
    return String(Math.max(schema.minimum ?? 1, 1));
  if (kind === 'text' || kind === 'longtext') return `Driven ${mark}`.slice(0, schema.maxLength);
  return kindExamples[kind][0]?.input ?? mark;
};

/** Kinds that are left as they are: they have a value already, or need more than a text. */
const left = ['boolean', 'children', 'file', 'image', 'polygon', 'choices', 'references', 'json'];

/** Enters a value that the field's kind and schema allow. */
export const enterValue = async (page: Page, field: Field, mark: string): Promise<void> => {
  if (left.includes(field.kind)) return;
  // What it offers may depend on another choice, and be nothing.
  if (field.reference && field.required !== true) return;
  const control = controlOf(page, field);
  // Locked for the person's role: it keeps what a new record begins with.
  if (await control.isDisabled()) return;
  const tag = await control.evaluate(element => element.tagName);
  if (tag === 'SELECT') {
    await control.selectOption({ index: 1 });
  } else if (field.kind === 'reference' || field.kind === 'city') {
    await control.click();
    await page.getByRole('listbox').getByRole('option').first().click();
  } else {
    await control.fill(wordsFor(field, mark));
    await control.blur();
    await expect(control).not.toHaveValue('');
  }
};
