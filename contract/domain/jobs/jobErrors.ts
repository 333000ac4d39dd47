import { told, type Told } from '../messages/told.ts';

/** Why a job ended without a result. `jobs.error` keeps the English; what is shown has both. */
export const jobErrors = {
  bulkEdit: told(
    'Something went wrong. Preview the change again to continue with the remaining rows.',
    'कुछ गड़बड़ हो गई। बची हुई पंक्तियों के लिए बदलाव का पूर्वावलोकन फिर करें।',
  ),
  gone: told(
    'The person who started it can no longer sign in.',
    'जिसने इसे शुरू किया, वह अब साइन इन नहीं कर सकता।',
  ),
  rights: told('Your roles no longer allow this.', 'आपकी भूमिकाएँ अब इसकी अनुमति नहीं देतीं।'),
  tooMany: told(
    'More records match than a file can hold. Use more filters.',
    'एक फ़ाइल में जितने आते हैं उससे अधिक रिकॉर्ड मिले। और फ़िल्टर लगाएँ।',
  ),
  interrupted: told(
    'It was interrupted too often. Start it again.',
    'यह बहुत बार रुका। इसे फिर से शुरू करें।',
  ),
  /** Part 3 section 8: a report that takes too long, and a payment report that fails. */
  timeout: told('Timeout. Please select a shorter time period.', 'समय समाप्त। कम अवधि चुनें।'),
  tryAgain: told('Please try again.', 'फिर से कोशिश करें।'),
} as const satisfies Record<string, Told>;

/** What is reported about a stored error: in both languages where the console knows it. */
export const toldJobError = (stored: string): Told =>
  Object.values(jobErrors).find(({ message }) => message === stored) ?? { message: stored };
