import type { KindName } from '#contract/kinds/kindNames.ts';
import type { Option } from '#contract/model/types.ts';

/** Options that the examples of a kind are run with. */
export const exampleOptions: Partial<Readonly<Record<KindName, readonly Option[]>>> = {
  choice: [
    { value: 2, label: { en: 'Broker', hi: 'ब्रोकर' }, tone: 'neutral', when: true },
    { value: 3, label: { en: 'Owner', hi: 'मालिक' }, tone: 'neutral', when: true },
  ],
  choices: [
    { value: 'F', label: { en: 'FoS', hi: 'एफ़ओएस' }, tone: 'neutral', when: true },
    { value: 'T', label: { en: 'Telesales', hi: 'टेलीसेल्स' }, tone: 'neutral', when: true },
  ],
};
