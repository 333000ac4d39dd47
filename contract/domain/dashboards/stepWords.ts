import type { Text } from '../../model/files/screenFile.ts';
import { isTileStep, type NextStep, type StepKey } from './nextSteps.ts';
import type { WhoseWork } from './whoseWork.ts';

/** What a person does about the rows of a tile, in the words that lead to them. */
const ownWords: Readonly<Record<StepKey, Text>> = {
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

/** The same for those who see to it that others do it. */
const othersWords: Readonly<Partial<Record<StepKey, Text>>> = {
  specialfollowup: { en: 'Hot clients to be called back', hi: 'हॉट ग्राहक जिन्हें वापस कॉल करना है' },
  followup: { en: 'Clients to be called back', hi: 'ग्राहक जिन्हें वापस कॉल करना है' },
  renewal: { en: 'Renewals to call about', hi: 'नवीनीकरण जिनके लिए कॉल करना है' },
  linksent: { en: 'Links to ask about', hi: 'लिंक जिनके बारे में पूछना है' },
  linksentpaymentfailed: {
    en: 'Clients whose payment failed',
    hi: 'ग्राहक जिनका भुगतान विफल हुआ',
  },
  paymentpending: { en: 'Payments to get through', hi: 'भुगतान जिन्हें आगे बढ़ाना है' },
  paymentsentback: { en: 'Payments that came back', hi: 'वापस आए भुगतान' },
  termsheetsentback: { en: 'Termsheets that came back', hi: 'वापस आई टर्मशीट' },
  termsheetnew: { en: 'Termsheets to send to RCM', hi: 'RCM को भेजने के लिए टर्मशीट' },
  termsheetapprovalpending: { en: 'Termsheets that wait at RCM', hi: 'RCM के पास रुकी टर्मशीट' },
  activationpending: { en: 'Products to activate', hi: 'उत्पाद जिन्हें शुरू करना है' },
  discountapprovalpending: { en: 'Discounts to be decided', hi: 'छूट जिन पर फ़ैसला बाकी है' },
};

const decide: Text = { en: 'Decide approvals', hi: 'मंज़ूरियों पर फ़ैसला करें' };

/** A step in the words that lead to its rows. */
export const stepWords = (step: NextStep, whose: WhoseWork): Text => {
  if (!isTileStep(step)) return decide;
  return (whose === 'own' ? undefined : othersWords[step.keyName]) ?? ownWords[step.keyName];
};
