import { customizeValidator } from '@rjsf/validator-ajv8';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { validatorFormats } from '#contract/model/schema/validatorOptions.ts';

/** What the build compiles from a schema, compiled in place: tests run without a content security policy. */
export const sampleValidator = customizeValidator({
  AjvClass: Ajv2020,
  customFormats: { ...validatorFormats },
});
