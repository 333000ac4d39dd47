import { told } from '../messages/told.ts';

/** Texts of user management; English to the letter of the specification where it gives them (part 3 sections 5 and 8). */
export const userMessages = {
  noEmployee: told('No employee exists with this id', 'इस आईडी का कोई कर्मचारी नहीं है'),
  noVirtualNumber: told('No virtual Number present', 'कोई वर्चुअल नंबर नहीं है'),
  hrisAway: told(
    'The HR system does not respond. Try again in a moment.',
    'एचआर प्रणाली जवाब नहीं दे रही। थोड़ी देर में फिर कोशिश करें।',
  ),
  emailTaken: told(
    'Someone already has this e-mail address. Find that person and change their record.',
    'यह ई-मेल पता पहले से किसी का है: उस व्यक्ति को खोजकर रिकॉर्ड बदलें।',
  ),
  codeTaken: told('Someone already has this employee ID.', 'यह कर्मचारी आईडी पहले से किसी की है।'),
  phoneTaken: told('Someone else already uses this number.', 'इस नंबर पर किसी और को कॉल होती है।'),
  ownRecord: told(
    'You cannot change your own user record. Ask another user manager.',
    'आप अपना उपयोगकर्ता रिकॉर्ड नहीं बदल सकते। दूसरे प्रबंधक से कहें।',
  ),
  ring: told(
    'People cannot report to themselves or to someone below them. Choose another manager.',
    'कोई व्यक्ति अपने या अपने से नीचे के किसी के अधीन नहीं हो सकता। दूसरा प्रबंधक चुनें।',
  ),
  unknownRole: told('This role does not exist.', 'ऐसी कोई भूमिका नहीं है।'),
  lastRole: told(
    'The last role cannot be removed. Make the person inactive instead.',
    'आख़िरी भूमिका रहती है: व्यक्ति को निष्क्रिय करें।',
  ),
  newInDepartment: told(
    'A new user starts in department 16. You can change it afterwards.',
    'नया उपयोगकर्ता विभाग 16 में शुरू होता है; बाद में बदला जा सकता है।',
  ),
  relievedFirst: told(
    'The date of relieving is before the joining date.',
    'कार्यमुक्ति तारीख कार्यग्रहण तारीख से पहले है।',
  ),
  noPhone: told('Enter an agent phone first.', 'पहले एजेंट फ़ोन दें।'),
  inactive: told('This person is inactive.', 'यह व्यक्ति निष्क्रिय है।'),
  samePerson: told('Choose someone else.', 'किसी और को चुनें।'),
  notOwnerAgent: told('Campaigns are for owner agents only.', 'अभियान केवल ओनर एजेंटों के लिए हैं।'),
  linkNotSent: told(
    'The sign-in link could not be mailed. Try again.',
    'साइन-इन लिंक नहीं भेजा जा सका: फिर कोशिश करें।',
  ),
} as const;

/** Roles that someone may not give, take, or change the holder of, by their names. */
export const rolesRefused = (names: readonly string[]) =>
  told(
    `You cannot give or remove: ${names.join(', ')}.`,
    `आप ये न दे सकते हैं, न ले सकते हैं: ${names.join(', ')}।`,
  );

export const personRefused = (names: readonly string[]) =>
  told(
    `This person has roles that you cannot grant: ${names.join(', ')}.`,
    `इस व्यक्ति के पास ऐसी भूमिकाएँ हैं जो आप नहीं दे सकते: ${names.join(', ')}।`,
  );
