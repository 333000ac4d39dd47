import { told } from '../messages/told.ts';
import { formatMoment } from '../days/formatDay.ts';

interface Decision {
  readonly name: string;
  readonly status: string;
  readonly at: Date;
}

const verbs: Readonly<Record<string, { readonly en: string; readonly hi: string }>> = {
  Approved: { en: 'approved', hi: 'मंज़ूर' },
  Rejected: { en: 'rejected', hi: 'नामंज़ूर' },
  Reviewed: { en: 'reviewed', hi: 'समीक्षित' },
};

/** The console's own sentences about approvals; those of the specification are in `approvalMessages`. */
export const approvalRefusals = {
  /** To anyone who comes second: whose the one decision is (T46). */
  decided: ({ name, status, at }: Decision) => {
    const verb = verbs[status] ?? { en: 'decided', hi: 'तय' };
    const when = formatMoment(at);
    return told(
      `${name} ${verb.en} this already, on ${when}.`,
      `${name} इसे ${when} को ${verb.hi} कर चुके हैं।`,
    );
  },
  superseded: told(
    'What this request is about has changed since, so the request is superseded.',
    'जिसके लिए पूछा गया था वह बदल गया है: यह अनुरोध पुराना हो चुका है।',
  ),
  notYet: told(
    'Others have to answer first. You can answer after them.',
    'पहले दूसरों को जवाब देना है। आप उनके बाद जवाब दे सकते हैं।',
  ),
  notNeeded: told(
    'Your answer is no longer needed: this has already been decided.',
    'अब आपके जवाब की ज़रूरत नहीं है: यह उसके बिना तय हो गया।',
  ),
  pending: told(
    'This has already been requested and is waiting for an answer.',
    'इसके लिए पहले ही पूछा जा चुका है; जवाब बाकी है।',
  ),
  approved: told('This is already approved.', 'यह जैसा है वैसा पहले ही मंज़ूर है।'),
  noDiscount: told('There is no discount to approve.', 'मंज़ूरी के लिए कोई छूट नहीं है।'),
  notFree: told(
    'A free trial has a sales price of 0. Request a discount instead.',
    'मुफ़्त परीक्षण का बिक्री मूल्य 0 होता है; छूट के लिए पूछें।',
  ),
  noEnd: told(
    'Only a package with an end date can be extended.',
    'केवल अंतिम तिथि वाला पैकेज बढ़ाया जा सकता है।',
  ),
  needsDays: told('Enter the number of days.', 'कितने दिनों के लिए, यह बताएँ।'),
  noLevel: (percent: string) =>
    told(
      `The discount matrix has no level for ${percent} % on a deal of this value.`,
      `छूट मैट्रिक्स का कोई स्तर इस राशि के सौदे पर ${percent} % तय नहीं करता।`,
    ),
  noDesignations: told(
    'Nobody is set up to decide this. Add designations under Other matrices.',
    'इसे तय करने के लिए कोई नहीं है: अन्य मैट्रिक्स में पदनाम जोड़ें।',
  ),
  nobody: told(
    'Nobody above you can decide this. Ask an administrator.',
    'आपके ऊपर इसे तय करने वाला कोई नहीं है। किसी एडमिनिस्ट्रेटर से कहें।',
  ),
  needsRemark: told('Enter why you reject it.', 'नामंज़ूर करने का कारण बताएँ।'),
} as const;
