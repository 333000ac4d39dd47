import type { Labelled } from '../enumeration.ts';

/** The states of India by the code that begins a GSTIN and names the place of supply. */
export const gstStates = [
  { id: '01', label: 'Jammu and Kashmir' },
  { id: '02', label: 'Himachal Pradesh' },
  { id: '03', label: 'Punjab' },
  { id: '04', label: 'Chandigarh' },
  { id: '05', label: 'Uttarakhand' },
  { id: '06', label: 'Haryana' },
  { id: '07', label: 'Delhi' },
  { id: '08', label: 'Rajasthan' },
  { id: '09', label: 'Uttar Pradesh' },
  { id: '10', label: 'Bihar' },
  { id: '11', label: 'Sikkim' },
  { id: '12', label: 'Arunachal Pradesh' },
  { id: '13', label: 'Nagaland' },
  { id: '14', label: 'Manipur' },
  { id: '15', label: 'Mizoram' },
  { id: '16', label: 'Tripura' },
  { id: '17', label: 'Meghalaya' },
  { id: '18', label: 'Assam' },
  { id: '19', label: 'West Bengal' },
  { id: '20', label: 'Jharkhand' },
  { id: '21', label: 'Odisha' },
  { id: '22', label: 'Chhattisgarh' },
  { id: '23', label: 'Madhya Pradesh' },
  { id: '24', label: 'Gujarat' },
  { id: '26', label: 'Dadra and Nagar Haveli and Daman and Diu' },
  { id: '27', label: 'Maharashtra' },
  { id: '29', label: 'Karnataka' },
  { id: '30', label: 'Goa' },
  { id: '31', label: 'Lakshadweep' },
  { id: '32', label: 'Kerala' },
  { id: '33', label: 'Tamil Nadu' },
  { id: '34', label: 'Puducherry' },
  { id: '35', label: 'Andaman and Nicobar Islands' },
  { id: '36', label: 'Telangana' },
  { id: '37', label: 'Andhra Pradesh' },
  { id: '38', label: 'Ladakh' },
  { id: '97', label: 'Other Territory' },
] as const satisfies readonly Labelled<string>[];

/** Codes in older registrations and what the States became: Daman and Diu, the undivided Andhra Pradesh. */
export const formerStates: Readonly<Record<string, string>> = { '25': '26', '28': '37' };

/** The centre, which registers online services from abroad; it is the place of no supply. */
const centre = '99';

/** Every code that a GSTIN may begin with. */
export const gstStateCodes: ReadonlySet<string> = new Set([
  ...gstStates.map(state => state.id),
  ...Object.keys(formerStates),
  centre,
]);
