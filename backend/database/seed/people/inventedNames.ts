import companies from '../data/companies.json' with { type: 'json' };
import peopleByCommunity from '../data/people.json' with { type: 'json' };
import type { Random } from '../pen/random.ts';

export interface PersonName {
  first: string;
  last: string;
}

type Community = keyof typeof peopleByCommunity;

const isCommunity = (key: string): key is Community => Object.hasOwn(peopleByCommunity, key);

/** A name as one of the communities of a state would have it; the first of the list is the most frequent. */
export const personName = (random: Random, communities: readonly string[]): PersonName => {
  const known = communities.filter(isCommunity);
  const community = random.weighted<Community>(
    known.map((key, at) => [key, at === 0 ? 6 : 6 / (at + 2)] as const),
  );
  const names = peopleByCommunity[community];
  return {
    first: random.pick(random.chance(0.5) ? names.female : names.male),
    last: random.pick(names.last),
  };
};

/**
 * Builder names are two invented words and a legal form; those that are rare in life but hard on a layout
 * (60 characters, ampersands, other scripts) are in `hardNames`.
 */
export const builderName = (random: Random): string =>
  `${random.pick(companies.builderFirst)} ${random.pick(companies.builderSecond)} ${random.pick(companies.builderLegal)}`;

export const brokerName = (random: Random, person: PersonName): string =>
  `${random.chance(0.6) ? person.last : random.pick(companies.builderFirst)} ${random.pick(companies.brokerSecond)}`;

export const projectName = (random: Random): string =>
  `${random.pick(companies.projectFirst)} ${random.pick(companies.projectSecond)}`;

export const streetName = (random: Random): string => random.pick(companies.streets);

/** Account names that try a screen: long, in Devanagari and Tamil, with signs, very short. */
export const hardNames = [
  'Thiruvananthapuram Sri Padmanabhaswamy Nagar Griha Nirman LLP',
  'Chhatrapati Sambhajinagar Vastukala & Sthapatya Builders LLP',
  'श्री गणेश भूमि विकास प्राइवेट लिमिटेड',
  'தாமரை இல்லம் கட்டுமான நிறுவனம்',
  "M/s O'Brien & D'Souza (Goa) Estates",
  'वृंदावन रियल्टी',
  'குறிஞ்சி வீட்டு வசதி',
  'Om',
  '21st Mile Plots / Farms, Unit-2 #7',
  'Sarasvati Tat Infrabuild Constructions Private Limited (SEZ)',
] as const;

/** Ten digits that no subscriber has: mobile numbers in India begin with 6 to 9. */
export const inventedPhone = (random: Random): string => `5${random.digits(9)}`;

/** An address in a domain that is kept for examples. */
export const inventedEmail = (name: string, domain = 'example.com'): string => {
  const local = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.+|\.+$/g, '');
  return `${(local || 'client').slice(0, 48)}@${domain}`;
};
