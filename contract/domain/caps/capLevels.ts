/** What a cap on slot sales counts (part 2 section 3, decision T125). */
export const capLevels = [
  { id: 'INDIVIDUAL_CITY', label: 'One named city' },
  { id: 'CITY', label: 'Each city' },
  { id: 'PAN_INDIA', label: 'All of India' },
] as const;

export type CapLevel = (typeof capLevels)[number]['id'];
