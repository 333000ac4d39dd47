import { erpEntities } from '#contract/domain/erp/entitySearch.ts';
import { optionLists } from '#contract/model/optionLists.ts';
import { completeAsk } from '#contract/model/complete/completeField.ts';

/** What is asked for before records are looked up in NetSuite; the rules are those of part 1 section 5, not of the kinds. */
export const erpAsk = [
  completeAsk({
    name: 'departmentId',
    label: { en: 'Department', hi: 'विभाग' },
    as: 'reference',
    reference: { to: 'departments' },
    required: true,
  }),
  completeAsk({
    name: 'branchId',
    label: { en: 'Branch', hi: 'शाखा' },
    as: 'reference',
    reference: { to: 'sales-branches' },
    required: true,
  }),
  completeAsk({
    name: 'domain',
    label: { en: 'Domain', hi: 'डोमेन' },
    as: 'choice',
    options: [...optionLists.domains],
    required: true,
  }),
  completeAsk({
    name: 'entityName',
    label: { en: 'Entity name', hi: 'इकाई का नाम' },
    as: 'choice',
    options: erpEntities.map(({ id, label, hi }) => ({ value: id, label: { en: label, hi } })),
    required: true,
  }),
  completeAsk({
    name: 'entityIds',
    label: { en: 'Entity IDs', hi: 'इकाई आईडी' },
    help: {
      en: 'Numbers with commas between them, at most 100',
      hi: 'संख्याएँ, बीच में अल्पविराम, अधिकतम 100',
    },
    as: 'longtext',
    required: true,
  }),
];
