import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { secretSettings } from './secretSettings.ts';
import { settings, type Environment } from './settings.ts';
import { withSecretFiles } from './withSecretFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const put = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

describe('a secret in a file', () => {
  it.each(secretSettings)('%s comes from the file that %s_FILE names', name => {
    const env = { [`${name}_FILE`]: put(name, 'the value\n') } as Environment;
    expect(withSecretFiles(env)[name]).toBe('the value');
  });

  it.each([
    ['one line break is taken off its end, and no more', 'a\n\n', 'a\n'],
    ['also that of Windows', 'a\r\n', 'a'],
    ['blanks belong to it', ' a b ', ' a b '],
    ['lines stay', '-----BEGIN\nx\n-----END\n', '-----BEGIN\nx\n-----END'],
  ])('%s', (_about, text, value) => {
    expect(withSecretFiles({ ERP_TOKEN_FILE: put('erp', text) }).ERP_TOKEN).toBe(value);
  });

  it('is read by the start as if it were the setting', () => {
    const config = readConfig({
      ERP_URL: 'https://erp.example.com',
      ERP_TOKEN_FILE: put('token', 'deep\n'),
      DATABASE_URL_FILE: put('database', 'postgres://user:pass@127.0.0.1/console\n'),
    });
    expect(config.erp?.token).toBe('deep');
    expect(config.database).toMatchObject({ url: 'postgres://user:pass@127.0.0.1/console' });
    expect(config.given.get('ERP_TOKEN')).toEqual({ value: null, isFile: true });
  });

  it.each<[string, Environment, string]>([
    [
      'is refused beside the setting itself',
      { ERP_TOKEN: 'x', ERP_TOKEN_FILE: '/run/secrets/erp' },
      'ERP_TOKEN and ERP_TOKEN_FILE are both set',
    ],
    [
      'has to be there',
      { ERP_TOKEN_FILE: join(folder, 'none') },
      `ERP_TOKEN_FILE names the file ${join(folder, 'none')}, which cannot be read (ENOENT)`,
    ],
    ['has to be a file', { ERP_TOKEN_FILE: folder }, 'EISDIR'],
    ['has to hold something', { ERP_TOKEN_FILE: put('empty', '\n') }, 'which is empty'],
    ['is for secrets alone', { PORT_FILE: put('port', '4000') }, 'set PORT'],
  ])('%s', (_about, env, words) => {
    expect(() => readConfig(env)).toThrow(words);
  });

  it('that is said to be none by an empty name is none', () => {
    expect(readConfig({ ERP_TOKEN_FILE: '' }).erp).toBeNull();
  });
});

describe('what is a secret', () => {
  /** Names that sound like one and hold none. */
  const open = new Set(['TOKEN_RATE_LIMIT']);
  it('is every setting that sounds like one', () => {
    const names = settings.flatMap((group): readonly string[] => group.names);
    const sounding = names.filter(
      name => /TOKEN|SECRET|PASSWORD|_KEY|HEADERS/.test(name) && !open.has(name),
    );
    expect(sounding.length).toBeGreaterThan(10);
    expect(sounding.filter(name => !(secretSettings as readonly string[]).includes(name))).toEqual(
      [],
    );
  });
});
