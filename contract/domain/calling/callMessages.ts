import { formatDay } from '../days/formatDay.ts';
import type { Day } from '../days/indiaDay.ts';
import { told } from '../messages/told.ts';
import type { CallingHours } from './callingHours.ts';

/** What is said of calls, to the letter (part 1 section 8, part 2 section 8, part 3 section 8). */
export const callMessages = {
  statusNotFetched: 'Fetching call status failed!',
  notDisposed: 'Unable to Dispose Call',
  nothingToPull: 'No opportunity available to pull',
} as const;

/** The console's own sentences about them. */
export const callRefusals = {
  running: told(
    'You are already on a call. End it and record its outcome first.',
    'आप पहले से कॉल पर हैं। पहले उसे समाप्त करके उसका परिणाम दर्ज करें।',
  ),
  busyCase: told('Someone is on a call about this opportunity.', 'इस अवसर पर कोई अभी कॉल पर है।'),
  offline: told('Go online before you pull the next case.', 'अगला मामला लेने से पहले ऑनलाइन हों।'),
  staysOnline: told(
    'Record the outcome of the call before you go offline.',
    'ऑफ़लाइन होने से पहले कॉल का परिणाम दर्ज करें।',
  ),
  noPhone: told(
    'You have no phone to call from. Ask your team leader to have one added for you.',
    'कॉल करने के लिए आपका कोई फ़ोन दर्ज नहीं है। अपने टीम लीडर से उसे दर्ज करवाएँ।',
  ),
  notOwnPhone: told('You cannot use this phone.', 'आप इस फ़ोन का उपयोग नहीं कर सकते।'),
  notOfCase: told('This number does not belong to the opportunity.', 'यह नंबर इस अवसर का नहीं है।'),
  notTheLine: told(
    'This does not belong to the line of the opportunity.',
    'यह अवसर की लाइन से मेल नहीं खाता।',
  ),
  /** Who was dialled is named: beside several clients on the page nobody has to guess whom it is about. */
  noNumber: (client: string) =>
    told(`No contact of ${client} has a number.`, `${client} का कोई नंबर नहीं है।`),
  noClient: told(
    'No client of your open opportunities has a number.',
    'आपके खुले अवसरों के किसी ग्राहक का नंबर नहीं है।',
  ),
  dnd: (client: string) =>
    told(
      `${client} asked not to be called (DND), so no call can be placed.`,
      `${client} ने कॉल न करने को कहा है (DND)। कॉल नहीं की जा सकती।`,
    ),
  attempts: {
    day: (client: string) =>
      told(
        `${client} has been called as often today as is allowed. Call again tomorrow.`,
        `${client} को आज जितनी बार अनुमति है उतनी कॉल हो चुकी हैं। कल कॉल करें।`,
      ),
    week: (client: string) =>
      told(
        `${client} has been called as often in seven days as is allowed. Call again later.`,
        `${client} को सात दिनों में जितनी बार अनुमति है उतनी कॉल हो चुकी हैं। बाद में कॉल करें।`,
      ),
  },
  hours: ({ from, until }: CallingHours) =>
    told(
      `Clients are called from ${from} to ${until} Indian time only.`,
      `ग्राहकों को केवल भारतीय समय ${from} से ${until} तक कॉल की जाती है।`,
    ),
  notPlaced: told(
    'The call could not be placed. Nothing was dialled.',
    'कॉल नहीं लग सकी। कोई नंबर नहीं मिलाया गया।',
  ),
  notNow: told('You cannot do this with the call now.', 'कॉल के साथ अभी यह नहीं किया जा सकता।'),
  extendedOnce: told(
    'You can extend the wrap-up time only once.',
    'कॉल के बाद का समय केवल एक बार बढ़ सकता है।',
  ),
  reasonNeeded: told('Choose the outcome of the call.', 'कॉल का परिणाम चुनें।'),
  reasonNotOffered: told(
    'Choose a reason that fits how the call ended.',
    'ऐसा कारण चुनें जो कॉल के परिणाम से मेल खाए।',
  ),
  noCase: told(
    'There is no case to follow up. Create an opportunity for the client first.',
    'फ़ॉलो-अप के लिए कोई मामला नहीं है। पहले ग्राहक के लिए अवसर बनाएँ।',
  ),
  followUpHoliday: (name: string, day: Day) =>
    told(
      `${formatDay(day)} is a public holiday (${name}). Choose another day.`,
      `${formatDay(day)} को सार्वजनिक अवकाश है (${name})। दूसरा दिन चुनें।`,
    ),
  followUpPast: told('A follow-up cannot be in the past.', 'फ़ॉलो-अप बीते समय में नहीं हो सकता।'),
  followUpHours: ({ from, until }: CallingHours) =>
    told(
      `A follow-up must be between ${from} and ${until} Indian time.`,
      `फ़ॉलो-अप भारतीय समय ${from} और ${until} के बीच होता है।`,
    ),
  outcomeStands: told(
    'This outcome has already been recorded. Open the opportunity to change it.',
    'यह परिणाम दर्ज हो चुका है। इसे बदलने के लिए अवसर खोलें।',
  ),
  noActivity: told('This activity does not exist.', 'ऐसी कोई गतिविधि नहीं है।'),
  returnedTooMany: told(
    'You have returned as many cases in the last hour as is allowed. Call this one, or go offline.',
    'पिछले घंटे में जितने मामले लौटाए जा सकते हैं उतने आप लौटा चुके हैं। इसे कॉल करें या ऑफ़लाइन हों।',
  ),
  notRinging: told(
    'This call is over: somebody took it, or the caller hung up.',
    'यह कॉल समाप्त हो चुकी है: किसी ने उठा ली, या कॉल करने वाले ने काट दी।',
  ),
  nobodyFree: told(
    'No colleague of this line is online and free.',
    'इस लाइन का कोई सहकर्मी ऑनलाइन और खाली नहीं है।',
  ),
  noRing: told(
    'Only a simulated telephony lets a line ring.',
    'केवल कृत्रिम टेलीफ़ोनी में लाइन बजवाई जा सकती है।',
  ),
  noRedial: told(
    'Only a call that was not answered, busy or dropped can be dialled again.',
    'वही कॉल फिर डायल होती है जो उठाई न गई हो, व्यस्त हो या कट गई हो।',
  ),
  notHeld: told(
    'You have no case to return to the queue.',
    'आपके पास कतार में लौटाने के लिए कोई मामला नहीं है।',
  ),
} as const;

/** Codes by which the page knows why a call is not placed. */
export type WallCode = 'DND' | 'HOURS' | 'NO_NUMBER' | 'ATTEMPTS';
