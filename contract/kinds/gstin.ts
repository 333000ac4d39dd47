import { gstinFault } from '../domain/checks/gstinFault.ts';
import type { Text } from '../model/files/screenFile.ts';
import { defineKind, textOperators } from './kind.ts';

/** Why a text is no GST number, with the State it would be of. */
const faultOf = (value: unknown): Text | undefined => {
  const text = typeof value === 'string' ? value.trim() : '';
  const fault = gstinFault(text);
  const state = text.slice(0, 2);
  if (fault === 'state')
    return {
      en: `No State has the code ${state}`,
      hi: `${state} किसी राज्य का कोड नहीं है`,
    };
  return fault
    ? {
        en: 'Enter a GST number of 15 characters, such as 29ABCDE1234F1ZW',
        hi: '15 अक्षरों का जीएसटी नंबर लिखें, जैसे 29ABCDE1234F1ZW',
      }
    : undefined;
};

/** A GST number in any form of the law (T90): of taxpayers, deductors, collectors, non-residents, or a UIN; in capitals. */
export const gstin = defineKind<string>({
  name: 'gstin',
  jsonTypes: ['string'],
  operators: textOperators,
  align: 'start',
  missing: '-',
  read: text => {
    const error = faultOf(text);
    return error ? { error } : { value: text.toUpperCase() };
  },
  format: String,
  faultOf,
});
