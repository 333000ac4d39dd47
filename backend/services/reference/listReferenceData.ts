import type { CallOf } from '#contract/calls/index.ts';
import { fillProduct } from '#contract/domain/fillProduct.ts';
import { enumerations, isEnumerationName } from '#contract/domain/enumerations.ts';
import { nearest } from '#contract/domain/nearest.ts';
import type { Verb } from '../../calls/Context.ts';
import { badQuery } from '../../query/refuseQuery.ts';

const unknownChoices = (name: string) => {
  const near = nearest(name.slice(0, 60), Object.keys(enumerations));
  const hint = near ? `; did you mean "${near}"?` : '.';
  return badQuery('names', 'unknown', `names: there are no choices named "${name}"${hint}`);
};

/**
 * GET reference-data: enumerations of the specification by name, `{product}` filled.
 * @throws Refusal BAD_REQUEST naming the first name that does not exist, with the nearest that does.
 */
export const listReferenceData: Verb<CallOf<'reference.list'>> = ({ query, services }) => {
  const asked = query.names?.split(',').map(name => name.trim()) ?? Object.keys(enumerations);
  const { product } = services.config;
  return Promise.resolve(
    Object.fromEntries(
      asked.filter(Boolean).map(name => {
        if (!isEnumerationName(name)) throw unknownChoices(name);
        const values = enumerations[name].map(({ id, label }) => ({
          id,
          label: fillProduct(label, product),
        }));
        return [name, values];
      }),
    ),
  );
};
