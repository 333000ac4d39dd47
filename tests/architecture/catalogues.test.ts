import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unreadTexts } from './readCatalogues.ts';

const zones = ['contract', 'dataProvider', 'authProvider', 'src', 'backend', 'scripts'];
const files = Object.fromEntries(
  zones
    .flatMap(zone =>
      readdirSync(zone, { recursive: true, encoding: 'utf8' }).map(name => join(zone, name)),
    )
    .filter(name => /\.(?:tsx?|mjs)$/.test(name) && !/\.(?:test|fixture|d)\./.test(name))
    .map(name => [name, readFileSync(name, 'utf8')]),
);

/** The specification has the text and says that its check is never true: it refuses nothing (T66). */
const neverSaid = ['contract/domain/slots/projectChecks.ts projectMessages.minimumCompetitors'];

describe('every text of the contract', () => {
  it('is read by code of the product', () => {
    expect(unreadTexts(files)).toEqual(neverSaid);
  });

  it('is found when it is not', () => {
    const planted = {
      'contract/domain/planted.ts': `
        export const plantedMessages = {
          read: 'This is read',
          whole: told('This is read too', 'यह भी'),
          dead: 'Nobody reads this',
          deadToo: (name: string) => told(\`Nobody reads \${name}\`, 'कोई नहीं'),
        } as const satisfies Record<string, unknown>;
        export const wholeMessages = { one: 'Read as a whole' };`,
      'src/reads.ts': `
        import { plantedMessages as said, wholeMessages } from '#contract/domain/planted.ts';
        export type Names = keyof typeof said;
        const { whole } = said;
        export const all = [said.read, whole, ...Object.values(wholeMessages), { dead: 1 }.dead];`,
    };
    expect(unreadTexts(planted)).toEqual([
      'contract/domain/planted.ts plantedMessages.dead',
      'contract/domain/planted.ts plantedMessages.deadToo',
    ]);
  });
});
