import { told } from '../../messages/told.ts';

export const statementRefusals = {
  order: told('The last day cannot be before the first.', 'अंतिम दिन पहले दिन से पहले नहीं हो सकता।'),
} as const;
