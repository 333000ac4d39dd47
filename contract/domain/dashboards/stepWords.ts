import type { Text } from '../../model/screenFile.ts';
import type { StepKey } from './nextSteps.ts';

/** What a person does about the rows of a tile, in the words that lead to them. */
export const stepWords: Readonly<Record<StepKey, Text>> = {
  specialfollowup: { en: 'Call hot clients back', hi: 'हॉट ग्राहकों को वापस कॉल करें' },
  followup: { en: 'Call clients back', hi: 'ग्राहकों को वापस कॉल करें' },
  renewal: { en: 'Call about renewals', hi: 'नवीनीकरण के लिए कॉल करें' },
  linksent: { en: 'Ask about links you sent', hi: 'भेजे गए लिंक के बारे में पूछें' },
  linksentpaymentfailed: {
    en: 'Help clients whose payment failed',
    hi: 'जिन ग्राहकों का भुगतान विफल हुआ उनकी मदद करें',
  },
  paymentpending: { en: 'Get payments through', hi: 'भुगतान आगे बढ़ाएँ' },
  paymentsentback: {
    en: 'Correct payments that came back',
    hi: 'वापस आए भुगतान सुधारें',
  },
  termsheetsentback: {
    en: 'Correct termsheets that came back',
    hi: 'वापस आई टर्मशीट सुधारें',
  },
  termsheetnew: { en: 'Send termsheets to RCM', hi: 'टर्मशीट RCM को भेजें' },
  termsheetapprovalpending: {
    en: 'Ask RCM about termsheets',
    hi: 'टर्मशीट के बारे में RCM से पूछें',
  },
  activationpending: { en: 'Get products activated', hi: 'उत्पाद शुरू करवाएँ' },
  discountreviewpending: { en: 'Review discounts', hi: 'छूट की समीक्षा करें' },
  discountapprovalpending: { en: 'Get discounts decided', hi: 'छूट पर फ़ैसला करवाएँ' },
  mortgagebankupdate: {
    en: 'Check new bank details of partners',
    hi: 'भागीदारों के नए बैंक विवरण देखें',
  },
  mortgagerefill: {
    en: 'Get missing details from partners',
    hi: 'भागीदारों से छूटे विवरण लें',
  },
  mortgageonboarding: { en: 'Bring partners on board', hi: 'भागीदारों की ऑनबोर्डिंग पूरी करें' },
};
