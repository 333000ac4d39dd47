import { formatDay } from '../days/formatDay.ts';
import type { Day } from '../days/indiaDay.ts';
import { told, type Told } from '../messages/told.ts';
import { formatRupees } from '../money/formatRupees.ts';
import type { BasisPoints, Paise } from '../money/paise.ts';
import type { IncentiveActFault } from './incentiveActs.ts';
import type { IncentiveType } from './computeIncentive.ts';
import type { IncentiveFrequency } from './incentiveStatus.ts';
import type { SlabRange } from './slabs.ts';

/** 12.5 percent as `12.5%`. */
export const percentText = (share: BasisPoints): string => `${share / 100}%`;

/** `50% to 80%`, `from 100%`; with closed accounts where the range is not open to any number. */
export const rangeWords = ({ targetMin, targetMax, accountsMin, accountsMax }: SlabRange) => {
  const share = {
    en:
      targetMax === null
        ? `${percentText(targetMin)} and more`
        : `${percentText(targetMin)} to ${percentText(targetMax)}`,
    hi:
      targetMax === null
        ? `${percentText(targetMin)} या अधिक`
        : `${percentText(targetMin)} से ${percentText(targetMax)}`,
  };
  if (accountsMin === 0 && accountsMax === null) return share;
  return {
    en: `${share.en} with ${accountsMax === null ? `${accountsMin} or more` : `${accountsMin} to ${accountsMax}`} accounts`,
    hi: `${share.hi}, ${accountsMax === null ? `${accountsMin} या अधिक` : `${accountsMin} से ${accountsMax}`} खातों के साथ`,
  };
};

const frequencyHindi = { Monthly: 'मासिक', Quarterly: 'त्रैमासिक' } as const;
const typeHindi = { Individual: 'व्यक्तिगत', Team: 'टीम' } as const;

/** The console's own sentences about incentives. */
export const incentiveRefusals = {
  overlap: (other: SlabRange): Told => {
    const { en, hi } = rangeWords(other);
    return told(
      `The slab ${en} of the same version covers a part of this. Start where it ends, or shorten it first.`,
      `इसी संस्करण का स्लैब ${hi} इसका एक हिस्सा ढकता है। जहाँ वह खत्म हो वहाँ से शुरू करें, या पहले उसे छोटा करें।`,
    );
  },
  order: told('Enter an upper bound above the lower one.', 'निचली सीमा से अधिक ऊपरी सीमा लिखें।'),
  targetOrder: told(
    'Enter a highest target that is not below the lowest one.',
    'सबसे अधिक लक्ष्य ऐसा लिखें जो सबसे कम लक्ष्य से नीचे न हो।',
  ),
  locked: (until: Day): Told =>
    told(
      `It applies to a closed cycle, so it cannot be changed. Add a version that takes effect after ${formatDay(until)}.`,
      `यह एक बंद चक्र के लिए गिना जाता है, इसलिए नहीं बदलेगा। ${formatDay(until)} के बाद लागू होने वाला संस्करण जोड़ें।`,
    ),
  tooEarly: (until: Day): Told =>
    told(
      `A cycle that started on ${formatDay(until)} is closed. Choose a later day.`,
      `${formatDay(until)} को शुरू हुआ चक्र बंद है। बाद का दिन चुनें।`,
    ),
  ruleTaken: told(
    'This category already has a rule from that day. Change that one, or choose another day.',
    'इस श्रेणी का उस दिन से एक नियम पहले से है: उसे बदलें, या दूसरा दिन चुनें।',
  ),
  categoryNeeded: told(
    'Choose the category, or its designation, department and client type.',
    'श्रेणी बताएँ, आईडी से या पद, विभाग और ग्राहक प्रकार से।',
  ),
  categoryTaken: told('This category already exists.', 'यह श्रेणी पहले से है।'),
  noPart: told(
    'This person belongs to no participant category with a rule for this kind of cycle.',
    'यह व्यक्ति ऐसी किसी श्रेणी में नहीं है जिसका इस तरह के चक्र के लिए नियम हो।',
  ),
  frequency: (frequency: IncentiveFrequency): Told =>
    told(
      `The rule of this person is ${frequency.toLowerCase()}. Choose a cycle of that kind.`,
      `इस व्यक्ति का नियम ${frequencyHindi[frequency]} है: वैसा चक्र चुनें।`,
    ),
  outside: (min: Paise, max: Paise): Told =>
    told(
      `The rule allows targets from ${formatRupees(min)} to ${formatRupees(max)}, or none.`,
      `नियम ${formatRupees(min)} से ${formatRupees(max)} तक के लक्ष्य देता है, या कोई नहीं।`,
    ),
  type: (type: IncentiveType): Told =>
    told(
      `The rule of this person has no ${type === 'Team' ? 'team' : 'individual'} target.`,
      `इस व्यक्ति के नियम में ${typeHindi[type]} लक्ष्य नहीं है।`,
    ),
  closedTarget: told(
    'The cycle is closed, so its targets cannot be changed.',
    'चक्र बंद है: उसके लक्ष्य वैसे ही रहेंगे।',
  ),
  targetTaken: told(
    'This person already has a target for the cycle. Change that one.',
    'इस व्यक्ति का इस चक्र का लक्ष्य पहले से है: उसे बदलें।',
  ),
  openCycle: told(
    'The cycle is still open, so the figure may change. Sign off once it is closed.',
    'चक्र अभी खुला है, इसलिए राशि बदल सकती है। बंद होने पर ही साइन-ऑफ़ करें।',
  ),
  paidMore: (most: Paise): Told =>
    told(
      `At most ${formatRupees(most)} can be paid, which is the amount earned.`,
      `अधिकतम ${formatRupees(most)} दिए जा सकते हैं: इतना ही कमाया गया।`,
    ),
  remark: told('Enter in the remark why less is paid.', 'टिप्पणी में बताएँ कि कम क्यों दिया जा रहा है।'),
  paidOnly: told(
    'Enter the paid amount only when you mark it as paid.',
    'दी गई राशि तभी लिखें जब आप इसे चुकाया हुआ दर्ज करें।',
  ),
  noStep: told('This status cannot be chosen.', 'यह स्थिति नहीं चुनी जा सकती।'),
} as const;

/** What is said of an act that is not possible. */
export const actFaultWords: Readonly<Record<IncentiveActFault, Told>> = {
  roles: told('Your roles do not allow this.', 'आपकी भूमिकाएँ इसकी अनुमति नहीं देतीं।'),
  own: told('You cannot decide on your own incentive.', 'आप अपने प्रोत्साहन पर फ़ैसला नहीं कर सकते।'),
  fourEyes: told(
    'You calculated, reviewed, signed off or approved this incentive, so someone else has to go on with it.',
    'इस प्रोत्साहन को आपने निकाला, जाँचा, साइन-ऑफ़ किया या मंज़ूर किया है, इसलिए आगे का काम किसी और को करना होगा।',
  ),
  status: told(
    'The status of this incentive does not allow that.',
    'इस प्रोत्साहन की स्थिति इसकी अनुमति नहीं देती।',
  ),
};
