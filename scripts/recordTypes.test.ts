import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { recordTypes } from './recordTypes.ts';
import { sources } from './setup/prepare.mjs';

const folder = mkdtempSync(join(tmpdir(), 'types-'));
mkdirSync(join(folder, 'remote/host'), { recursive: true });
const write = (file: string, content: object) =>
  writeFileSync(join(folder, file), JSON.stringify(content));
write('faq.schema.json', {
  title: 'Question',
  type: 'object',
  properties: { at: { $ref: 'https://host/faq.schema.json' }, more: { $ref: 'https://host/more' } },
});
write('remote/host/faq.schema.json', { enum: ['here', 'there'] });
write('remote/host/more.json', { type: 'integer' });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('types what a fetched schema says, and makes no record of it', () => {
  const types = recordTypes(folder);
  expect(types).toContain(`at?: "here" | "there";`);
  expect(types).toContain('more?: number;');
  expect(types.match(/export interface/g)).toHaveLength(2);
});

it('makes them again when a fetched schema changes', () => {
  expect(sources(folder)).toEqual(
    expect.arrayContaining([
      `${folder}/faq.schema.json`,
      `${folder}/remote/host/faq.schema.json`,
      `${folder}/remote/host/more.json`,
    ]),
  );
});
