import { screen as page } from '@testing-library/react';
import { heading, openThing } from './openThing.tsx';
import { onForm, onList, onRecord, type PageRow } from './pageAsks.ts';
import { words } from './thing.fixture.ts';

/** Names and addresses of a screen. */
export const nameKeys: readonly PageRow[] = [
  {
    key: 'label',
    has: { label: { other: words('Gadgets') } },
    ask: onList(() => heading().startsWith('Gadgets')),
    answer: true,
  },
  {
    key: 'namesByNumber.other',
    has: { label: { other: words('Gadgets') } },
    ask: onList(() => heading().startsWith('Gadgets')),
    answer: true,
  },
  {
    key: 'namesByNumber.one',
    has: { label: { one: words('Gadget') } },
    ask: onForm(heading),
    answer: 'New gadget',
  },
  {
    key: 'title',
    has: { title: 'note' },
    ask: onRecord(heading),
    answer: 'first',
  },
  {
    key: 'route',
    has: { route: '/elsewhere' },
    ask: onList(() => page.getByRole('link', { name: 'First thing' }).getAttribute('href')),
    answer: '/elsewhere/12',
  },
  {
    key: 'resource',
    has: { resource: 'gadgets' },
    ask: async screen => (await openThing(screen)).asked['getList']?.[0]?.[0],
    answer: 'gadgets',
  },
  ...(['en', 'hi'] as const).flatMap((language): PageRow[] => [
    {
      key: `namesByLanguage.${language}`,
      has: {
        label: {
          one: undefined,
          other: undefined,
          en: ['Gadget', 'Gadgets'],
          hi: ['यंत्र', 'कई यंत्र'],
        },
      },
      ask: async screen => {
        await openThing(screen, { locale: language });
        return heading().startsWith(language === 'en' ? 'Gadgets' : 'कई यंत्र');
      },
      answer: true,
    },
    {
      key: `text.${language}`,
      has: { label: { other: { [language]: 'Its own words' } } },
      ask: async screen => {
        await openThing(screen, { locale: language });
        return heading().startsWith('Its own words');
      },
      answer: true,
    },
  ]),
];
