import type { Text } from '../../model/files/screenFile.ts';
import { told, type Told } from './told.ts';

/** Who may not see a record is told what is told where there is none, so that nobody learns of it. */
const isNot = (en: string, hi: string): Told =>
  told(
    `${en} does not exist, or you do not have access to it.`,
    `${hi} मौजूद नहीं है, या आप इसे देख नहीं सकते।`,
  );

/** A record of the screen whose records are called so. */
export const noRecordOf = ({ en, hi }: Text): Told => isNot(en, hi);

export const noScreen = (name: string): Told =>
  isNot(`The screen "${name}"`, `"${name}" नाम की स्क्रीन`);

export const noAction = (name: string): Told =>
  isNot(`The action "${name}"`, `"${name}" नाम की कार्रवाई`);

export const noImport = (name: string): Told =>
  isNot(`The import "${name}"`, `"${name}" नाम का आयात`);

export const noPackage = (id: number): Told => isNot(`The package ${id}`, `पैकेज ${id}`);

/** What a call asks for by an id or a name that nothing has. */
export const notThere = {
  record: isNot('This record', 'यह रिकॉर्ड'),
  field: isNot('This field', 'यह फ़ील्ड'),
  file: isNot('This file', 'यह फ़ाइल'),
  view: isNot('This view', 'यह दृश्य'),
  change: isNot('This change', 'यह बदलाव'),
  undoable: isNot('What should be undone', 'जिसे वापस लेना है, वह'),
  import: isNot('This import', 'यह आयात'),
  bulkEdit: isNot('This change of many records', 'कई रिकॉर्डों का यह बदलाव'),
  person: isNot('This person', 'यह व्यक्ति'),
  package: isNot('This package', 'यह पैकेज'),
  packageFamily: isNot('This package family', 'यह पैकेज परिवार'),
  familyPackage: isNot('A package of this family', 'इस परिवार का पैकेज'),
  product: isNot('This product', 'यह उत्पाद'),
  productConfig: isNot('This product config', 'यह उत्पाद कॉन्फ़िग'),
  complimentaryProduct: isNot('This complimentary product', 'यह मानार्थ उत्पाद'),
  price: isNot('This price', 'यह कीमत'),
  event: isNot('This event', 'यह इवेंट'),
  closureDate: isNot('This closure date', 'यह समापन तारीख'),
  netsuiteEvent: isNot('This NetSuite event', 'यह नेटसुइट घटना'),
  webhook: isNot('This webhook', 'यह वेबहुक'),
  delivery: isNot('This delivery', 'यह डिलीवरी'),
  cap: isNot('This cap', 'यह सीमा'),
  region: isNot('This region', 'यह क्षेत्र'),
  slot: isNot('This slot', 'यह स्लॉट'),
  dashboard: isNot('This dashboard', 'यह डैशबोर्ड'),
  story: isNot('This story', 'यह स्टोरी'),
  account: isNot('This account', 'यह खाता'),
  contact: isNot('This contact', 'यह संपर्क'),
  address: isNot('This address', 'यह पता'),
  merge: isNot('This merge', 'यह मिलान'),
  ipMatch: isNot('This match', 'यह मेल'),
  mapping: isNot('This mapped account', 'यह जुड़ा खाता'),
  legalEntity: isNot('This legal entity', 'यह कानूनी इकाई'),
  opportunity: isNot('This opportunity', 'यह अवसर'),
  milestone: isNot('This milestone', 'यह माइलस्टोन'),
  orderedPackage: isNot('This package of an opportunity', 'अवसर का यह पैकेज'),
  linkedProject: isNot('This linked project', 'यह जुड़ी परियोजना'),
  termsheet: isNot('This termsheet', 'यह टर्मशीट'),
  rcmCase: isNot('This RCM case', 'यह RCM मामला'),
  payment: isNot('This payment', 'यह भुगतान'),
  participantCategory: isNot('This participant category', 'यह भागीदार श्रेणी'),
  incentiveRule: isNot('This incentive rule', 'यह प्रोत्साहन नियम'),
  incentiveSlab: isNot('This slab', 'यह स्लैब'),
  incentiveCycle: isNot('This cycle', 'यह चक्र'),
  incentive: isNot('This incentive', 'यह प्रोत्साहन'),
  userTarget: isNot('This target', 'यह लक्ष्य'),
  refund: isNot('This refund', 'यह धनवापसी'),
  invoice: isNot('This invoice', 'यह बीजक'),
  paymentLink: isNot('This payment link', 'यह भुगतान लिंक'),
  orderedProduct: isNot('This product of a termsheet', 'टर्मशीट का यह उत्पाद'),
  npSlot: isNot('This slot', 'यह स्लॉट'),
  slotSwap: isNot('This swap', 'यह अदला-बदली'),
  document: isNot('This document', 'यह दस्तावेज़'),
  ticket: isNot('This ticket', 'यह टिकट'),
  call: isNot('This call', 'यह कॉल'),
  job: isNot('This job', 'यह काम'),
  picture: isNot('This picture', 'यह तस्वीर'),
} as const;
