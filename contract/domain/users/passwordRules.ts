import type { Text } from '../../model/files/screenFile.ts';
import { told, type Told } from '../messages/told.ts';

/** Characters that a new password has at least. */
export const shortestPassword = 12;

/** How many of the commonest passwords nobody may choose, whatever stands around them. */
const mostCommon = 10_000;

/** Shorter ones are part of too many good passwords. */
const shortestCore = 4;

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** What is left of a password without the digits and signs that people put around a word. */
const coreOf = (text: string): string => plain(text).replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Those of a ranking, commonest first, that the rule looks at: the commonest, and all others that are long enough. */
export const refusedPasswords = (ranking: readonly string[]): string[] =>
  ranking
    .filter((password, rank) => rank < mostCommon || password.length >= shortestPassword)
    .map(plain);

const words = {
  short: told(
    `Use at least ${shortestPassword} characters.`,
    `कम से कम ${shortestPassword} अक्षर रखें।`,
  ),
  repeated: told(
    'Do not repeat one character or one piece of text. Choose another password.',
    'एक ही अक्षर या टुकड़ा न दोहराएँ। दूसरा पासवर्ड चुनें।',
  ),
  email: told(
    'Do not use your e-mail address as the password. Choose another one.',
    'अपने ई-मेल पते को पासवर्ड न बनाएँ। दूसरा पासवर्ड चुनें।',
  ),
  common: told(
    'Many people use this password, so it is easy to guess. Choose another one.',
    'यह पासवर्ड बहुत लोग रखते हैं, इसलिए सबसे पहले आज़माया जाता है। दूसरा चुनें।',
  ),
} as const satisfies Record<string, Told>;

export type PasswordRule = keyof typeof words;

/** What the rules ask, told before anything is chosen; each is refused in its own `words`. */
export const passwordRules: Readonly<Record<PasswordRule, Text>> = {
  short: {
    en: `At least ${shortestPassword} characters`,
    hi: `कम से कम ${shortestPassword} अक्षर`,
  },
  repeated: {
    en: 'Not the same character or piece of text repeated',
    hi: 'एक ही अक्षर या टुकड़ा बार-बार नहीं',
  },
  email: {
    en: 'Not your e-mail address, with or without digits or signs around it',
    hi: 'अपना ई-मेल पता नहीं, अंकों या चिह्नों के साथ भी नहीं',
  },
  common: {
    en: 'Not a password that many people use',
    hi: 'ऐसा पासवर्ड नहीं जो बहुत लोग रखते हैं',
  },
};

interface Around {
  /** Whose password it becomes; the page of a link does not know it, the server does. */
  readonly email?: string;
  /** From `refusedPasswords`. */
  readonly common: ReadonlySet<string>;
}

const isOwnEmail = (password: string, email: string): boolean => {
  const [local = ''] = email.split('@');
  const core = coreOf(password);
  return [email, local].some(
    own => plain(own) === plain(password) || (core.length >= shortestCore && core === coreOf(own)),
  );
};

const isCommon = (password: string, common: ReadonlySet<string>): boolean => {
  const core = coreOf(password);
  return common.has(plain(password)) || (core.length >= shortestCore && common.has(core));
};

/** What is wrong with a password that someone chooses; undefined when it may be used. */
export const passwordFault = (
  password: string,
  { email, common }: Around,
): (Told & { code: PasswordRule }) | undefined => {
  const fault = (code: PasswordRule) => ({ code, ...words[code] });
  if ([...password].length < shortestPassword) return fault('short');
  if (/^(.+?)\1+$/su.test(plain(password))) return fault('repeated');
  if (email !== undefined && isOwnEmail(password, email)) return fault('email');
  if (isCommon(password, common)) return fault('common');
  return undefined;
};
