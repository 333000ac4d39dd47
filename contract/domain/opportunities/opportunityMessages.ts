import { catalogueMessages } from '../messages/catalogueMessages.ts';
import { told } from '../messages/told.ts';

/** What is said of opportunities, milestones and comments, to the letter (part 1 section 8, decision T117). */
export const opportunityMessages = {
  notUpdated: 'Unable to update opportunity',
  notLost: 'Unable to mark this opportunioty as lost, please try again after some time.',
  milestoneNotCreated: 'Unable to create a new milestone',
  milestoneNotDeleted: 'Unable to delete milestone',
  packageNotAdded: 'Unable to add package',
  projectsNotLinked: 'Failed to link projects',
  commentNotPosted: 'Unable to post comment',
  commentsNotFetched: 'Fetching comments failed!',
  noActivityStatuses: 'Owner Activity Statuses unavailable',
  linkShared: 'Link shared successfully',
  linkNotShared: 'Link sharing failed',
} as const;

const failed: Readonly<Record<string, string>> = {
  'opportunities.markLost': opportunityMessages.notLost,
  'opportunities.shareLink': opportunityMessages.linkNotShared,
  'opportunities.shareTenantLink': opportunityMessages.linkNotShared,
  'packages.shareDetails': catalogueMessages.packageDetailsNotShared,
  'opportunities.changeStatus': opportunityMessages.commentNotPosted,
  'opportunityPackages.create': opportunityMessages.packageNotAdded,
  'opportunityProjects.create': opportunityMessages.projectsNotLinked,
  'milestones.create': opportunityMessages.milestoneNotCreated,
  'milestones.remove': opportunityMessages.milestoneNotDeleted,
};

/** What is said of a call that could not be done, to the letter. */
export const failedWords = (callId: string): string =>
  failed[callId] ?? opportunityMessages.notUpdated;

/** The console's own sentences about them. */
export const opportunityRefusals = {
  locked: told(
    'This opportunity can no longer be changed in its current status.',
    'यह अवसर ऐसी स्थिति में है जिसमें इसका कुछ नहीं बदला जा सकता।',
  ),
  subBroker: (parentId: number | null) =>
    told(
      `A sub-broker has no opportunities of its own. Create it under the parent account ${String(parentId ?? '')}.`,
      `सब-ब्रोकर के अपने अवसर नहीं होते: इसे मूल खाते ${String(parentId ?? '')} के नीचे दर्ज करें।`,
    ),
  openStatusOnly: told(
    'Only an open status can be chosen here.',
    'यहाँ केवल खुली स्थिति चुनी जा सकती है।',
  ),
  brokerStage: told(
    'Only a broker opportunity has a broker stage.',
    'ब्रोकर चरण केवल ब्रोकर के अवसर का होता है।',
  ),
  line: told('This client belongs to another line.', 'यह ग्राहक उस लाइन का नहीं है।'),
  startsBeforeToday: told(
    'This day has passed. Choose today or a later one.',
    'यह दिन बीत चुका है: आज या बाद का दिन चुनें।',
  ),
  noPrice: told('This package has no price there today.', 'आज वहाँ इस पैकेज की कोई कीमत नहीं है।'),
  noDiscountToRequest: told(
    'No discount of this opportunity needs a request.',
    'इस अवसर की किसी छूट के लिए अनुरोध नहीं चाहिए।',
  ),
  clientType: told(
    'This package is for another kind of client.',
    'यह पैकेज दूसरे प्रकार के ग्राहक के लिए है।',
  ),
  milestoneSum: told(
    'The milestones would add up to more than the packages.',
    'माइलस्टोन पैकेजों की राशि से अधिक हो जाएँगे।',
  ),
  digislate: told(
    'This cannot be more than the amount of the milestone.',
    'यह माइलस्टोन की राशि से अधिक नहीं हो सकता।',
  ),
  dueBeforeStart: told(
    'The due date cannot be before the start date.',
    'देय तिथि शुरू की तिथि से पहले नहीं हो सकती।',
  ),
  lessThanPaid: told(
    'More than that has already been paid or is being collected for this milestone.',
    'इस माइलस्टोन के लिए इससे अधिक पहले ही चुकाया जा चुका है या वसूली में है।',
  ),
  agreed: told(
    'This milestone is part of a termsheet that is at RCM or approved, so its amount cannot be lowered.',
    'यह माइलस्टोन ऐसी टर्मशीट में है जो RCM के पास है या स्वीकृत है: इसकी राशि घट नहीं सकती।',
  ),
  entityStays: told(
    'This milestone is part of a termsheet that is at RCM or approved, so it needs a legal entity to bill.',
    'यह माइलस्टोन ऐसी टर्मशीट में है जो RCM के पास है या स्वीकृत है: इसका बिल किसी के नाम रहेगा।',
  ),
  lessThanInvoiced: told(
    'More than that has already been invoiced for this milestone.',
    'इस माइलस्टोन के लिए इससे अधिक का बीजक बन चुका है।',
  ),
  invoicedTo: told(
    'This milestone is invoiced, so who is billed cannot be changed.',
    'इस माइलस्टोन का बीजक बन चुका है: जिसे बिल किया गया वही रहेगा।',
  ),
  billed: told(
    'This milestone has a tax invoice, so its digislate amount cannot be changed.',
    'इस माइलस्टोन का कर बीजक मौजूद है: इसकी डिजिस्लेट राशि वही रहेगी।',
  ),
  askedWithoutTax: told(
    'Milestones of this entity were agreed or paid without GST and are not invoiced yet. Invoice them first.',
    'इस इकाई के माइलस्टोन बिना जीएसटी तय या चुकाए गए हैं और उनका बीजक अभी नहीं बना: पहले बीजक बनाएँ।',
  ),
  packageAgreed: told(
    'The termsheet of this opportunity is at RCM or approved, so its packages, prices and dates cannot be changed.',
    'इस अवसर की टर्मशीट RCM के पास है या स्वीकृत है: इसके पैकेज, दाम और दिन वही रहेंगे।',
  ),
  milestoneUsed: told(
    'This milestone already has a payment, an invoice or a termsheet.',
    'इस माइलस्टोन के लिए भुगतान, बीजक या टर्मशीट मौजूद है।',
  ),
  packageUsed: told(
    'This package is part of a termsheet or is already running.',
    'यह पैकेज किसी टर्मशीट में है या चल रहा है।',
  ),
  fewerThanPlaced: (placed: number) =>
    told(
      `${placed} slots of this package are placed. Take some of them back first.`,
      `इस पैकेज के ${placed} स्लॉट रखे जा चुके हैं। पहले उनमें से कुछ हटाएँ।`,
    ),
  lostChild: told('Choose a detail that belongs to the reason.', 'यह उस कारण का ब्योरा नहीं है।'),
  lostReason: told('Choose a reason for the loss.', 'खोने का कोई कारण चुनें।'),
  nobody: told('No agent of this line can take it now.', 'इसे लेने के लिए इस लाइन का कोई नहीं है।'),
  mention: told(
    'Only colleagues who may open this opportunity can be mentioned, by the name in the comment.',
    'केवल उन्हीं सहकर्मियों का उल्लेख हो सकता है जो यह अवसर खोल सकते हैं, टिप्पणी में लिखे नाम से।',
  ),
  followUpNeeded: told(
    'This reason needs a follow-up time.',
    'इस कारण के लिए फ़ॉलो-अप का समय चाहिए।',
  ),
} as const;

/** The code at a quantity that is less than the projects linked (part 1 section 8, action types). */
export const packageQuantityMismatch = 'PACKAGE_QUANTITY_MISMATCH';
