import type { CallOf } from '#contract/calls/index.ts';
import type { Labelled } from '#contract/domain/enumeration.ts';
import { fillProduct } from '#contract/domain/fillProduct.ts';
import { nearest } from '#contract/domain/nearest.ts';
import { referenceChoices } from '#contract/domain/referenceChoices.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { badQuery } from '../../query/refuseQuery.ts';
import { choiceLabels } from './choiceLabels.ts';
import { storedChoices, type StoredChoiceName } from './storedChoices.ts';

const names = [...Object.keys(referenceChoices), ...Object.keys(storedChoices)].toSorted();

const isStored = (name: string): name is StoredChoiceName => Object.hasOwn(storedChoices, name);

const unknownChoices = (name: string) => {
  const near = nearest(name.slice(0, 60), names);
  const hint = near ? `; did you mean "${near}"?` : '.';
  return badQuery('names', 'unknown', `names: there are no choices named "${name}"${hint}`);
};

const choicesOf = (name: string, db: Context['db']): Promise<readonly Labelled[]> => {
  if (isStored(name)) return storedChoices[name](db);
  const choices = Object.hasOwn(referenceChoices, name) ? referenceChoices[name] : undefined;
  if (!choices) throw unknownChoices(name);
  return Promise.resolve(choices);
};

/**
 * GET reference-data: the choices of the specification and those that the company keeps, by name, `{product}` filled.
 * @throws Refusal BAD_REQUEST naming the first name that does not exist, with the nearest that does.
 */
export const listReferenceData: Verb<CallOf<'reference.list'>> = async ({
  query,
  services,
  db,
}) => {
  const asked = query.names?.split(',').map(name => name.trim()) ?? names;
  const { product } = services.config;
  const answer: Record<
    string,
    { id: number | string; label: string; labels: { en: string; hi: string } }[]
  > = {};
  for (const name of asked.filter(Boolean))
    answer[name] = (await choicesOf(name, db)).map(({ id, label }) => ({
      id,
      label: fillProduct(label, product),
      labels: choiceLabels(name, label, product),
    }));
  return answer;
};
