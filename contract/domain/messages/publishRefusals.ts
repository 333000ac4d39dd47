import { told } from './told.ts';

/** Refusals of calls that publish screens. */
export const publishRefusals = {
  meanwhile: told(
    'Someone else published this screen in the meantime. Read it again and put your change into it.',
    'इस बीच किसी और ने यह स्क्रीन प्रकाशित की। इसे फिर से पढ़ें और अपना बदलाव उसमें करें।',
  ),
  another: told(
    'Another screen was published while this one was checked. Publish it again.',
    'इस स्क्रीन की जाँच के दौरान दूसरी स्क्रीन प्रकाशित हुई। इसे फिर से प्रकाशित करें।',
  ),
  faulty: told(
    'This screen does not pass the check, so it was not published.',
    'यह स्क्रीन जाँच में खरी नहीं उतरी, इसलिए प्रकाशित नहीं हुई।',
  ),
  noNumber: told(
    'This screen was never published under that number.',
    'यह स्क्रीन उस संख्या से कभी प्रकाशित नहीं हुई।',
  ),
  filesAlone: told(
    'This server shows the files as they are, so nothing is published into it.',
    'यह सर्वर फ़ाइलों को ज्यों का त्यों दिखाता है, इसलिए इसमें कुछ प्रकाशित नहीं होता।',
  ),
} as const;
