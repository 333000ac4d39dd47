/** What a phone number of another length is told (part 1 section 5). */
export const phoneFault = {
  en: 'Phone number must have 10 digits',
  hi: 'फ़ोन नंबर में 10 अंक होने चाहिए',
} as const;
