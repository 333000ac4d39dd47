import { told } from '../messages/told.ts';

/** What is said of mappings of agents (decision record 0132). */
export const mappingMessages = {
  taken: told('This pair is already mapped.', 'यह जोड़ पहले से है।'),
  takenDuration: told(
    'This package already has a mapping for this duration.',
    'इस पैकेज का इस अवधि का जोड़ पहले से है।',
  ),
  takenAgent: told(
    'This agent already has a mapping. Change that one.',
    'इस एजेंट का जोड़ पहले से है: उसे बदलें।',
  ),
  self: told('Choose someone other than the sales agent.', 'बिक्री एजेंट के अलावा किसी को चुनें।'),
  branchNeeded: told('An agent of this designation needs a branch.', 'इस पद के एजेंट की शाखा ज़रूरी है।'),
  citiesNeeded: told('An agent of this designation needs a city.', 'इस पद के एजेंट का शहर ज़रूरी है।'),
  cityTwice: told('A city is listed twice. Remove one.', 'एक शहर दो बार है। एक हटाएँ।'),
} as const;
