/** Any numbers that nothing else in this database locks. */
export const lockKeys = { migrate: 7_041_995, fill: 7_041_996, clocks: 7_041_997 } as const;
