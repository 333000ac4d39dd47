/**
 * The forms that the GST portal gives out (CGST rule 10, decision T90): State, then the PAN or, of an office, the TAN, then
 * the number of the registration in that State, 1 to 9 and then A to Z, and a letter for what it is. UINs of embassies and
 * bodies of the United Nations, non-residents and online services from abroad have the year and their country instead.
 */
const form =
  /^(?:\d{2}(?:[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-JZ]|[A-Z]{4}[A-Z\d]\d{4}[A-Z][1-9A-Z][DK]|[A-Z]{4}\d{5}[A-Z]\dZ)|99\d{2}[A-Z]{3}\d{5}OS|\d{4}[A-Z]{3}\d{5}(?:NR|[UO]N))[A-Z\d]$/i;

/** Codes of States as they were and are, of other territory (97), and of the centre (99), which registers those from abroad. */
const state = /^(?:0[1-9]|[12]\d|3[0-8]|97|99)/;

/** Why a text is no GSTIN: it has none of the forms, or begins with a State that India does not have. */
export const gstinFault = (gstin: string): 'form' | 'state' | undefined => {
  if (!form.test(gstin.trim())) return 'form';
  return state.test(gstin.trim()) ? undefined : 'state';
};
