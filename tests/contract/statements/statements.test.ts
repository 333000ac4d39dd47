import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordScreen } from '#contract/model/types.ts';
import { startCatalogue, type Catalogue } from '#tests/conformance/catalogue/startCatalogue.ts';
import type { Proofs } from './Proof.ts';
import { refusals } from './refusals.ts';
import type { Statement } from './Statement.ts';
import list from './statements.json' with { type: 'json' };
import { operations } from './operations.ts';
import { peopleProofs } from './people.ts';
import { told } from './told.ts';

const statements: readonly Statement[] = list;
const proofs: Proofs = { ...refusals, ...told, ...operations, ...peopleProofs };

let test: Catalogue;
beforeAll(async () => {
  test = await startCatalogue();
});
afterAll(() => test.close());

const screenOf = (name: string): RecordScreen => {
  const screen = test.screens.get(name);
  if (screen?.type !== 'records') throw new Error(`No screen "${name}"`);
  return screen;
};

interface Refused {
  readonly message: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

/** What is seen of a statement, and what it has to be. */
const outcome = async ({ id, message }: Statement): Promise<readonly [unknown, unknown]> => {
  const proof = proofs[id];
  if (!proof) throw new Error(`Nothing holds ${id}`);
  if ('decided' in proof) {
    const text = readFileSync(`docs/decisions/${proof.decided}`, 'utf8');
    return [/^Status: accepted$/m.test(text), true];
  }
  if ('done' in proof) {
    const { done, status = 200, told: wordsOf, says = message } = proof;
    return [
      [(await done(test)).statusCode, wordsOf(screenOf, test)],
      [status, says],
    ];
  }
  const { refused, status = 422, field, says = message } = proof;
  const answer = await refused(test);
  const { errors = [], message: whole } = answer.json<Refused>();
  const fault = errors.find(one => one.field === field && one.message === says);
  return [
    [answer.statusCode, field === undefined ? whole : (fault?.message ?? errors)],
    [status, says],
  ];
};

describe('each rule and text of the specification is held', () => {
  it.each(statements)('$id $area', async statement => {
    const [seen, wanted] = await outcome(statement);
    expect(seen).toEqual(wanted);
  });

  it('and nothing else is listed', () => {
    expect(Object.keys(proofs).sort()).toEqual(statements.map(({ id }) => id).sort());
  });
});
