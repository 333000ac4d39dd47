import { told, type Told } from '../messages/told.ts';
import type { TermsheetAct } from './termsheetActs.ts';

/** What is said of termsheets, to the letter (part 1 section 8). */
export const termsheetMessages = {
  notCreated: 'Unable to create a new Termsheet!',
  notUpdated: 'Unable to update the Termsheet!',
  notFixed: 'Unable to fix the RCM Case!',
  notProceeded: "Case didn't Proceed",
  shared: 'Termsheet will be shared shortly',
} as const;

const lineOf = (act: TermsheetAct): Told => {
  const lines: Record<TermsheetAct, Told> = {
    edit: told('It can be changed until RCM has decided.', 'RCM के फ़ैसले तक ही इसे बदला जा सकता है।'),
    'send-to-rcm': told(
      'Only a new termsheet, or one that was sent back, goes to RCM.',
      'केवल नई या वापस भेजी गई टर्मशीट RCM को जाती है।',
    ),
    decide: told('It is not pending at RCM.', 'यह RCM के पास लंबित नहीं है।'),
    correct: told(
      'Only a termsheet that RCM rejected or sent back can be corrected.',
      'केवल RCM द्वारा अस्वीकृत या वापस भेजी गई टर्मशीट सुधारी जा सकती है।',
    ),
    answer: told('It is no longer running.', 'यह अब चालू नहीं है।'),
    cancel: told(
      'Only a termsheet that is not decided yet can be cancelled.',
      'केवल वह टर्मशीट रद्द हो सकती है जिस पर फ़ैसला नहीं हुआ।',
    ),
    drop: told('Only an approved termsheet can be dropped.', 'केवल स्वीकृत टर्मशीट छोड़ी जा सकती है।'),
    share: told('Only a running termsheet can be shared.', 'केवल चालू टर्मशीट भेजी जा सकती है।'),
    pdf: told('The PDF is available until RCM has decided.', 'PDF केवल RCM के फ़ैसले तक उपलब्ध है।'),
    activate: told(
      'Only products of an approved termsheet can be activated.',
      'केवल स्वीकृत टर्मशीट के उत्पाद सक्रिय हो सकते हैं।',
    ),
  };
  return lines[act];
};

/** How far an approval is that keeps a termsheet back; every status is named (T43, T45). */
const standings: Readonly<Record<string, Told | undefined>> = {
  Required: told('nobody has requested it yet', 'अभी किसी ने अनुरोध नहीं किया'),
  PendingApproval: told('it is waiting for a decision', 'फ़ैसले की प्रतीक्षा है'),
  Rejected: told('it was rejected', 'इसे नामंज़ूर किया गया'),
  NotApplicable: told('it does not apply', 'यह लागू नहीं है'),
  Lapsed: told('the approval has lapsed', 'मंज़ूरी की अवधि बीत गई'),
};

const standing = (status: string): Told => standings[status] ?? told(status, status);

/** The console's own sentences about termsheets. */
export const termsheetRefusals = {
  /** Why the status of a termsheet does not allow an act. */
  notIn: lineOf,
  running: told(
    'This opportunity has a termsheet that is new, pending at RCM or approved.',
    'इस अवसर की एक टर्मशीट नई, RCM के पास लंबित या स्वीकृत है।',
  ),
  noPackage: told('There is no package on this opportunity.', 'इस अवसर पर कोई पैकेज नहीं है।'),
  discount: (name: string, status: string): Told => {
    const { message, hi } = standing(status);
    return told(
      `The discount of ${name} is not approved: ${message}.`,
      `${name} की छूट मंज़ूर नहीं है: ${hi}।`,
    );
  },
  delayedActivation: (status: string): Told => {
    const { message, hi } = standing(status);
    return told(
      `Delayed activation of this opportunity is not approved: ${message}.`,
      `इस अवसर की विलंबित सक्रियता मंज़ूर नहीं है: ${hi}।`,
    );
  },
  milestones: told(
    'The milestones do not add up to the price of the packages.',
    'माइलस्टोन पैकेजों की राशि के बराबर नहीं हैं।',
  ),
  subBroker: (parentId: number | null): Told =>
    told(
      `A sub-broker has no termsheets. Create it under the parent account ${String(parentId ?? '')}.`,
      `सब-ब्रोकर की टर्मशीट नहीं होती: इसे मूल खाते ${String(parentId ?? '')} के नीचे बनाएँ।`,
    ),
  ownCase: told(
    'You created, changed or sent this termsheet, so someone else has to decide on it.',
    'यह टर्मशीट आपने बनाई, बदली या भेजी है, इसलिए फ़ैसला किसी और को करना होगा।',
  ),
  reason: told('Say why.', 'कारण बताएँ।'),
  answered: told('The client has already answered.', 'ग्राहक पहले ही जवाब दे चुके हैं।'),
  collected: told(
    'Money has been collected for it. Refund it first.',
    'इसके लिए राशि ली जा चुकी है: पहले उसे लौटाएँ।',
  ),
  active: told(
    'One of its products is active. Stop that first.',
    'इसका एक उत्पाद सक्रिय है: पहले उसे रोकें।',
  ),
  noEmail: told('This contact has no e-mail address.', 'इस संपर्क का कोई ई-मेल पता नहीं है।'),
} as const;
