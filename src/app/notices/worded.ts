import type { Language } from '#contract/model/types.ts';

/** What a notice says, in both languages. */
export interface Words {
  readonly title: string;
  readonly body: string | null;
  readonly titleHi: string | null;
  readonly bodyHi: string | null;
}

/** In the language that the person reads; what was told before both were kept is English. */
export const worded = <Notice extends Words>(notice: Notice, language: Language): Notice =>
  language === 'hi' && notice.titleHi !== null
    ? { ...notice, title: notice.titleHi, body: notice.bodyHi }
    : notice;
