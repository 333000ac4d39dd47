import { told, type Told } from '../messages/told.ts';

/** What is reported about a schedule that finds no leads for a reason, in a dry run and where one is created. */
export const churnMessages = {
  noPlace: told(
    'The project has no location, so a radius cannot be used. Choose another criterion.',
    'परियोजना की जगह दर्ज नहीं है, इसलिए उसके चारों ओर दायरा नहीं बन सकता। कोई दूसरा मापदंड चुनें।',
  ),
  noDeficit: (name: string): Told =>
    told(
      `${name} has no leads due. Turn on "Bypass ad deficit" to give leads anyway.`,
      `${name} को कोई लीड देना बाकी नहीं। फिर भी देने के लिए "विज्ञापन की कमी न देखें" चालू करें।`,
    ),
  endedAlready: told(
    'It has already ended or stopped.',
    'यह पहले ही पूरी हो चुकी है या रोकी जा चुकी है।',
  ),
  noSeller: told('Choose a builder or a broker.', 'कोई बिल्डर या ब्रोकर चुनें।'),
  otherType: told(
    'The profile is of the other type. Change the type or the profile.',
    'प्रोफ़ाइल दूसरे प्रकार की है। वही प्रकार चुनें।',
  ),
  otherProject: told(
    'This project does not belong to the profile. Choose one of its projects.',
    'यह परियोजना इस प्रोफ़ाइल की नहीं है। उसकी अपनी कोई परियोजना चुनें।',
  ),
} as const;

export interface ChurnFacts {
  readonly sellerName: string;
  /** Leads that running deliveries still owe the seller. */
  readonly owedLeads: number;
  readonly bypassesDeficit: boolean;
  readonly criteriaType: string;
  /** Whether the project that the leads are for has a position. */
  readonly hasPlace: boolean;
}

/** A field, and why no leads can be counted or given because of it; undefined where they can. */
export const churnObstacle = (facts: ChurnFacts): { field: string; told: Told } | undefined => {
  if (facts.criteriaType === 'RADIUS' && !facts.hasPlace)
    return { field: 'search_criteria/criteria_type', told: churnMessages.noPlace };
  if (facts.owedLeads === 0 && !facts.bypassesDeficit)
    return { field: 'bypass_ad_deficit', told: churnMessages.noDeficit(facts.sellerName) };
  return undefined;
};
