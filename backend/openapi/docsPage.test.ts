import { describe, expect, it } from 'vitest';
import { callList } from '#contract/calls/index.ts';
import { docsPage } from './docsPage.ts';

const page = docsPage(callList, { name: 'Nivaas', slug: 'nivaas' }, 'nonce');
const sectionOf = (id: string): string =>
  page.split('<section ').find(one => one.startsWith(`id="${id}"`)) ?? '';

describe('the page of the calls', () => {
  it.each(callList.filter(({ parts }) => parts).map(({ id, parts }) => [id, parts] as const))(
    '%s says which texts come with its file',
    (id, parts) => {
      const section = sectionOf(id);
      expect(section).toContain('<dd>multipart/form-data</dd>');
      for (const name of Object.keys(parts?.properties ?? {})) expect(section).toContain(name);
    },
  );

  it.each(
    callList.flatMap(({ id, takes = [], answers = [] }) =>
      takes.length + answers.length > 0 ? [[id, [...takes, ...answers]] as const] : [],
    ),
  )('%s says that %s are sent and answered', (id, types) => {
    for (const type of types) expect(sectionOf(id)).toContain(type);
  });
});
