import { loadValidator } from 'virtual:screens';
import type { ValidatorType } from '@rjsf/utils';
import { use } from 'react';
import type { JsonSchema, RecordScreen, Screen } from '#contract/model/types.ts';
import { readAtOnce } from '#parts/fetching/readAtOnce.ts';
import { recordValidator } from './recordValidator.ts';
import { useScreen } from '../ScreenContext.ts';

const made = new WeakMap<JsonSchema, Promise<ValidatorType>>();

const validatorOf = ({ resource, schema, data }: RecordScreen): Promise<ValidatorType> => {
  const known = made.get(schema);
  if (known) return known;
  const validator = loadValidator(resource).then(({ record }) =>
    recordValidator(record, data.calls === null),
  );
  made.set(schema, validator);
  return validator;
};

/** Fetches the validator of a screen, so that its form is drawn at once. */
export const bringValidator = async (screen: Screen): Promise<void> => {
  if (screen.type === 'records') await readAtOnce(validatorOf(screen));
};

/** The functions that were compiled from the screen's record schema when the page was built. */
export const useValidator = (): ValidatorType => use(validatorOf(useScreen()));
