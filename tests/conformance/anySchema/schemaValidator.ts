import type { ValidatorType } from '@rjsf/utils';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { checkedPart } from '#contract/model/schema/checkedPart.ts';
import { validatorFormats, validatorOptions } from '#contract/model/schema/validatorOptions.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { recordValidator } from '#engine/form/recordValidator.ts';

const made = new WeakMap<RecordScreen, ValidatorType>();

/** What the build compiles for the page, compiled in place. */
export const schemaValidator = (screen: RecordScreen): ValidatorType => {
  const known = made.get(screen);
  if (known) return known;
  const ajv = new Ajv2020({ ...validatorOptions, code: { optimize: false } });
  addFormats.default(ajv);
  for (const [name, format] of Object.entries(validatorFormats)) ajv.addFormat(name, format);
  const validator = recordValidator(ajv.compile(checkedPart(screen.schema)), true);
  made.set(screen, validator);
  return validator;
};
