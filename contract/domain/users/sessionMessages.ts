import { told } from '../messages/told.ts';

/** What links that set a password are refused with. */
export const sessionMessages = {
  linkOver: told(
    'This link has been used or has expired. Request a new one.',
    'यह लिंक इस्तेमाल हो चुका है या बहुत पुराना है। नया लिंक माँगें।',
  ),
  tooOften: told(
    'There were too many attempts. Wait a minute and try again.',
    'बहुत बार कोशिश हुई। एक मिनट रुककर फिर कोशिश करें।',
  ),
} as const;
