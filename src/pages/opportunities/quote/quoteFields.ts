import { completeAsk } from '#contract/model/complete/completeField.ts';
import type { Field } from '#contract/model/types.ts';
import type { Cell } from './quoteRows.ts';

/** The cells of a line as fields: their kinds read what is typed. */
export const quoteFields: Readonly<Record<Cell, Field>> = {
  quantity: completeAsk({
    name: 'quantity',
    label: { en: 'Quantity', hi: 'मात्रा' },
    as: 'number',
  }),
  salesPrice: completeAsk({
    name: 'salesPrice',
    label: { en: 'Sales price', hi: 'बिक्री मूल्य' },
    as: 'money',
  }),
  discount: completeAsk({
    name: 'discount',
    label: { en: 'Discount %', hi: 'छूट %' },
    as: 'percent',
  }),
  promotedDays: completeAsk({
    name: 'promotedDays',
    label: { en: 'Days', hi: 'दिन' },
    as: 'number',
  }),
  startDate: completeAsk({
    name: 'startDate',
    label: { en: 'Start', hi: 'आरंभ' },
    as: 'date',
  }),
};

/** Why a discount is wanted; those who decide read it. */
export const remarkField = completeAsk({
  name: 'remark',
  label: { en: 'Reason for the discount', hi: 'छूट का कारण' },
  as: 'longtext',
});
