/** The zones of the city filter. */
export const zones = ['North', 'South', 'East', 'West', 'Central', 'North East'] as const;
export type Zone = (typeof zones)[number];

export interface StateFacts {
  /** The two-letter code that `data/cities.json` uses. */
  readonly code: string;
  readonly name: string;
  /** The first two digits of a GSTIN, also the id of the state. */
  readonly gstCode: number;
  readonly isUnionTerritory: boolean;
  readonly zone: Zone;
  /** First three digits of its PIN codes: one taken for each city. */
  readonly pinPrefixes: readonly number[];
  /** Keys of `data/people.json`, the most frequent first. */
  readonly communities: readonly string[];
}

type Row = readonly [string, string, number, 'state' | 'territory', Zone, string, string];

const range = (text: string): number[] =>
  text.split(' ').flatMap(part => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
  });

/**
 * 28 states and 8 union territories. The zone is that of the State's zonal council (States Reorganisation Act 1956, North
 * Eastern Council Act 1971); the island territories and Telangana are with the South.
 */
const rows: readonly Row[] = [
  [
    'JK',
    'Jammu and Kashmir',
    1,
    'territory',
    'North',
    '180-182 190-193',
    'kashmiri muslim pahari punjabi',
  ],
  ['HP', 'Himachal Pradesh', 2, 'state', 'North', '171-177', 'pahari punjabi'],
  ['PB', 'Punjab', 3, 'state', 'North', '140-152', 'punjabi hindi'],
  ['CH', 'Chandigarh', 4, 'territory', 'North', '160', 'punjabi hindi'],
  ['UK', 'Uttarakhand', 5, 'state', 'Central', '246-249 262-263', 'pahari hindi'],
  ['HR', 'Haryana', 6, 'state', 'North', '121-127 132-136', 'hindi punjabi'],
  ['DL', 'Delhi', 7, 'territory', 'North', '110', 'hindi punjabi muslim bengali tamil'],
  ['RJ', 'Rajasthan', 8, 'state', 'North', '301-314 321-335', 'rajasthani hindi muslim'],
  [
    'UP',
    'Uttar Pradesh',
    9,
    'state',
    'Central',
    '201-212 221-232 241-243 250-251 261 271-285',
    'hindi muslim',
  ],
  ['BR', 'Bihar', 10, 'state', 'East', '800-805 811-813 821-824 841-848 851-855', 'hindi muslim'],
  ['SK', 'Sikkim', 11, 'state', 'North East', '737', 'northEast'],
  ['AR', 'Arunachal Pradesh', 12, 'state', 'North East', '790-792', 'northEast'],
  ['NL', 'Nagaland', 13, 'state', 'North East', '797-798', 'northEast'],
  ['MN', 'Manipur', 14, 'state', 'North East', '795', 'northEast'],
  ['MZ', 'Mizoram', 15, 'state', 'North East', '796', 'northEast'],
  ['TR', 'Tripura', 16, 'state', 'North East', '799', 'bengali northEast'],
  ['ML', 'Meghalaya', 17, 'state', 'North East', '793-794', 'northEast'],
  ['AS', 'Assam', 18, 'state', 'North East', '781-788', 'assamese bengali muslim'],
  [
    'WB',
    'West Bengal',
    19,
    'state',
    'East',
    '700 711-713 721-723 731-736 741-743',
    'bengali muslim hindi',
  ],
  ['JH', 'Jharkhand', 20, 'state', 'East', '814-816 825-829 831-835', 'adivasi hindi bengali'],
  ['OD', 'Odisha', 21, 'state', 'East', '751-770', 'odia adivasi'],
  ['CG', 'Chhattisgarh', 22, 'state', 'Central', '490-497', 'hindi adivasi'],
  ['MP', 'Madhya Pradesh', 23, 'state', 'Central', '450-488', 'hindi marathi adivasi'],
  ['GJ', 'Gujarat', 24, 'state', 'West', '360-396', 'gujarati muslim parsi'],
  [
    'DN',
    'Dadra and Nagar Haveli and Daman and Diu',
    26,
    'territory',
    'West',
    '362 396',
    'gujarati',
  ],
  ['MH', 'Maharashtra', 27, 'state', 'West', '400-445', 'marathi gujarati muslim parsi konkani'],
  ['KA', 'Karnataka', 29, 'state', 'South', '560-591', 'kannada telugu tamil konkani'],
  ['GA', 'Goa', 30, 'state', 'West', '403', 'konkani'],
  ['LD', 'Lakshadweep', 31, 'territory', 'South', '682', 'malayali muslim'],
  ['KL', 'Kerala', 32, 'state', 'South', '670-695', 'malayali muslim'],
  ['TN', 'Tamil Nadu', 33, 'state', 'South', '600-643', 'tamil telugu'],
  ['PY', 'Puducherry', 34, 'territory', 'South', '605 609', 'tamil'],
  ['AN', 'Andaman and Nicobar Islands', 35, 'territory', 'South', '744', 'bengali tamil'],
  ['TS', 'Telangana', 36, 'state', 'South', '500-509', 'telugu muslim'],
  ['AP', 'Andhra Pradesh', 37, 'state', 'South', '515-535', 'telugu'],
  ['LA', 'Ladakh', 38, 'territory', 'North', '194', 'kashmiri northEast'],
];

export const states: readonly StateFacts[] = rows.map(
  ([code, name, gstCode, kind, zone, pins, communities]) => ({
    code,
    name,
    gstCode,
    isUnionTerritory: kind === 'territory',
    zone,
    pinPrefixes: range(pins),
    communities: communities.split(' '),
  }),
);

export const stateByCode: ReadonlyMap<string, StateFacts> = new Map(
  states.map(state => [state.code, state]),
);
