import { standingOf } from '../adapters/standing.ts';
import { outboxMail } from '../adapters/mail/outboxMail.ts';
import type { Context } from '../calls/Context.ts';
import { afterCommit } from '../database/transactionWithEffects.ts';
import { deviceInWords } from './deviceInWords.ts';

type Telling = Pick<Context, 'db' | 'services' | 'request' | 'reply'>;

const news = {
  'new-device': {
    subject: 'New sign-in to your account',
    en: 'Your account was used to sign in from a device that was not seen before.',
    hi: 'आपके खाते से ऐसे डिवाइस पर साइन इन हुआ जो पहले नहीं देखा गया था।',
  },
  'factor-added': {
    subject: 'A second factor was added to your account',
    en: 'A second factor was added to your account.',
    hi: 'आपके खाते में दूसरा प्रमाण जोड़ा गया।',
  },
  'factor-removed': {
    subject: 'A second factor was removed from your account',
    en: 'A second factor was removed from your account.',
    hi: 'आपके खाते से दूसरा प्रमाण हटाया गया।',
  },
  'codes-made': {
    subject: 'New recovery codes were made for your account',
    en: 'New recovery codes were made for your account. The old ones no longer work.',
    hi: 'आपके खाते के नए रिकवरी कोड बने। पुराने अब काम नहीं करते।',
  },
  'code-used': {
    subject: 'A recovery code was used for your account',
    en: 'A recovery code was used to sign in to your account, or to confirm that it is you.',
    hi: 'आपके खाते में साइन इन या पुष्टि के लिए रिकवरी कोड इस्तेमाल हुआ।',
  },
  reset: {
    subject: 'The second factors of your account were removed',
    en: 'An administrator removed the second factors of your account. Sign in with your password, and set up a new one.',
    hi: 'व्यवस्थापक ने आपके खाते के दूसरे प्रमाण हटा दिए। पासवर्ड से साइन इन करें और नया सेट करें।',
  },
} as const;

export type SecurityNews = keyof typeof news;

const timeOf = (now: Date): string =>
  new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(now);

/**
 * Tells a person by mail what happened to their account: when, from which device and address, and what to do if it was not them. Where
 * mail is off nobody is told; nobody waits for the mail server.
 * @param note a line more, such as the name of the passkey
 * @returns whether a mail goes out
 */
export const tellSecurity = async (
  { db, services, request, reply }: Telling,
  to: string,
  what: SecurityNews,
  note = '',
): Promise<boolean> => {
  const { config, mail } = services;
  if (standingOf(config, 'mail') === 'off') return false;
  const { subject, en, hi } = news[what];
  const now = services.now();
  const page = new URL('/account-security', config.publicUrl).href;
  const from =
    what === 'reset'
      ? []
      : [
          ['Device', deviceInWords(request.userAgent)],
          ['Address', request.ip],
        ];
  const facts = [['Time', `${timeOf(now)} (India)`], ...from]
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  const text = [
    en,
    [facts, note].filter(Boolean).join('\n'),
    `If this was you, there is nothing to do. If not, set a new password at once ("Forgot password?" on the sign-in page), then end the other sessions and look at your second factors here:\n${page}`,
    `${hi}\nयह आपने किया हो तो कुछ न करें। नहीं तो तुरंत नया पासवर्ड रखें, फिर ऊपर के पते पर दूसरे सत्र समाप्त करें।`,
  ].join('\n\n');
  const message = { to, subject: `${config.product.name}: ${subject}`, text };
  const log = (error: unknown) => reply.log.error({ err: error }, 'a security mail was not sent');
  if (mail.isSimulated) await outboxMail(db, services.now).send(message);
  else
    await afterCommit(() => {
      void mail.send(message, log).catch(log);
      return Promise.resolve();
    });
  return true;
};
