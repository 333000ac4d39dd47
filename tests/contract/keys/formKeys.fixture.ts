import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { input, labels, openThing, stored, words as shown } from './openThing.tsx';
import { comes, field, list, onForm, onList, onRecord, says, type PageRow } from './pageAsks.ts';
import { words, type Part } from './thing.fixture.ts';

const reference = { as: 'reference', reference: { to: 'others' } };
const reader: Part = { access: { content: ['list', 'show'] } };
const sections: Part = {
  form: [{ in: 'section', label: words('Best part'), of: ['name', 'note'] }],
};

/** Keys that fields, forms and record pages act on. */
export const formKeys: readonly PageRow[] = [
  {
    key: 'form',
    has: { form: ['name', 'amount'] },
    ask: onForm(labels),
    answer: ['Name', 'Amount'],
  },
  {
    key: 'field.label',
    has: field('note', { label: { en: 'Remark' } }),
    ask: onForm(() => labels().includes('Remark')),
    answer: true,
  },
  {
    key: 'fieldLabel.en',
    has: field('note', { label: { en: 'Remark', hi: 'टीका' } }),
    lacks: field('note', { label: { hi: 'टीका' } }),
    ask: onForm(() => labels().includes('Remark')),
    answer: true,
  },
  {
    key: 'fieldLabel.hi',
    has: field('note', { label: { hi: 'टीका' } }),
    ask: async screen => {
      await openThing(screen, { at: '/create', locale: 'hi' });
      return labels().includes('टीका');
    },
    answer: true,
  },
  {
    key: 'field.help',
    has: field('note', { help: words('As you like') }),
    ask: onForm(says('As you like')),
    answer: true,
  },
  {
    key: 'field.as',
    has: field('note', { as: 'longtext' }),
    ask: onForm(() => input('note')?.tagName),
    answer: 'TEXTAREA',
  },
  {
    key: 'field.unit',
    has: field('days', { unit: words('furlongs') }),
    ask: onForm(says('furlongs')),
    answer: true,
  },
  {
    key: 'field.reference',
    has: { ...field('otherId', reference), list: { columns: ['name', 'otherId'] } },
    lacks: { list: { columns: ['name', 'otherId'] } },
    ask: async screen => {
      await openThing(screen);
      return comes(says('Other name'));
    },
    answer: true,
  },
  {
    key: 'reference.title',
    has: {
      ...field('otherId', { as: 'reference', reference: { to: 'others', title: 'note' } }),
      list: { columns: ['name', 'otherId'] },
    },
    lacks: { ...field('otherId', reference), list: { columns: ['name', 'otherId'] } },
    ask: async screen => {
      await openThing(screen);
      await page.findByText(/^Other n/);
      return shown().includes('Other note');
    },
    answer: true,
  },
  {
    key: 'reference.none',
    has: {
      ...field('otherId', {
        as: 'reference',
        reference: { to: 'others', none: words('All are taken') },
      }),
      form: ['name', 'otherId'],
    },
    lacks: { ...field('otherId', reference), form: ['name', 'otherId'] },
    ask: async screen => {
      await openThing(screen, { at: '/create', rows: [] });
      await userEvent.type(page.getByRole('combobox', { name: /Other/ }), '{ArrowDown}');
      return comes(says('All are taken'));
    },
    answer: true,
  },
  ...(['field.missing', 'missing.when', 'missing.text'] as const).map((key): PageRow => ({
    key,
    has: {
      ...field('days', { missing: [{ when: { active: { eq: true } }, text: words('Endless') }] }),
      list: { columns: ['name', 'days'] },
    },
    lacks: {
      ...(key !== 'field.missing' &&
        field('days', {
          missing: [
            {
              when: { active: { eq: key !== 'missing.when' } },
              text: words(key === 'missing.text' ? 'For ever' : 'Endless'),
            },
          ],
        })),
      list: { columns: ['name', 'days'] },
    },
    ask: async screen => {
      await openThing(screen, { rows: [{ ...stored, days: null }] });
      return shown().includes('Endless');
    },
    answer: true,
  })),
  {
    key: 'field.negative',
    has: {
      ...field('amount', { as: 'money', negative: words('Excess') }),
      list: { columns: ['name', 'amount'] },
    },
    lacks: { ...field('amount', { as: 'money' }), list: { columns: ['name', 'amount'] } },
    ask: async screen => {
      await openThing(screen, { rows: [{ ...stored, amount: -5000 }] });
      return shown().includes('Excess ₹50');
    },
    answer: true,
  },
  {
    key: 'field.options',
    has: field('note', { as: 'choice', options: [{ value: 'a', label: words('Alpha') }] }),
    lacks: field('note', { as: 'choice' }),
    ask: onForm(says('Alpha')),
    answer: true,
  },
  {
    key: 'option.value',
    has: {
      ...field('note', { as: 'choice', options: [{ value: 'first', label: words('The very') }] }),
      ...list({ columns: ['name', 'note'] }),
    },
    lacks: {
      ...field('note', { as: 'choice', options: [{ value: 'a', label: words('The very') }] }),
      ...list({ columns: ['name', 'note'] }),
    },
    ask: onList(says('The very')),
    answer: true,
  },
  {
    key: 'option.label',
    has: field('size', { options: [{ value: 'large', label: words('Huge') }, { value: 'small' }] }),
    ask: onList(says('Huge')),
    answer: true,
  },
  {
    key: 'option.tone',
    has: field('size', { options: [{ value: 'large', tone: 'danger' }, { value: 'small' }] }),
    lacks: field('size', { options: [{ value: 'large' }, { value: 'small' }] }),
    ask: onList(
      () => page.getByText('large').closest('td, [role=cell]')?.querySelector('svg') !== null,
    ),
    answer: true,
  },
  {
    key: 'field.default',
    has: field('note', { default: 'As always' }),
    ask: onForm(() => input('note')?.value),
    answer: 'As always',
  },
  {
    key: 'field.cell',
    has: field('size', { cell: 'Parameters' }),
    ask: onList(() => page.queryByText('large') !== null),
    answer: false,
  },
  {
    key: 'field.entry',
    has: field('note', { entry: 'ConfigParameters' }),
    ask: onForm(says('Quantity')),
    answer: true,
  },
  {
    key: 'field.was',
    has: { ...field('size', { was: ['bulk'] }), list: { columns: ['name'], filters: ['size'] } },
    lacks: { list: { columns: ['name'], filters: ['size'] } },
    ask: async screen => {
      const filter = encodeURIComponent(JSON.stringify({ where: { bulk: { eq: 'large' } } }));
      const opened = await openThing(screen, { at: `?filter=${filter}` });
      return JSON.stringify(opened.asked['getList']?.[0]?.[1]).includes('"size"');
    },
    answer: true,
  },
  {
    key: 'show',
    has: { ...reader, show: ['amount', 'note'] },
    lacks: reader,
    ask: onRecord(says('Amount'), 'content'),
    answer: true,
  },
  {
    key: 'layout.in',
    has: { form: [{ in: 'tab', label: words('Side'), of: ['name'] }] },
    lacks: { form: [{ in: 'section', label: words('Side'), of: ['name'] }] },
    ask: onForm(() => page.queryByRole('tab', { name: 'Side' }) !== null),
    answer: true,
  },
  { key: 'layout.label', has: sections, ask: onForm(says('Best part')), answer: true },
  { key: 'layout.of', has: sections, ask: onForm(labels), answer: ['Name', 'Note'] },
  {
    key: 'layout.visible',
    has: { form: ['name', { in: 'section', of: ['note'], visible: false }] },
    lacks: { form: ['name', { in: 'section', of: ['note'] }] },
    ask: onForm(labels),
    answer: ['Name'],
  },
  {
    key: 'layout.note',
    has: { form: ['name', { note: words('Mind the gap') }] },
    ask: onForm(says('Mind the gap')),
    answer: true,
  },
  {
    key: 'layout.tone',
    has: { form: ['name', { note: words('Mind the gap'), tone: 'warning' }] },
    lacks: { form: ['name', { note: words('Mind the gap') }] },
    ask: onForm(() =>
      page
        .getByText('Mind the gap')
        .closest('[class*=MuiAlert-color], .MuiAlert-root')
        ?.className.includes('Warning'),
    ),
    answer: true,
  },
];
