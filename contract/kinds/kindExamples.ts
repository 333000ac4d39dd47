import type { Polygon } from '../domain/places/polygon.ts';
import type { KindName } from './kindNames.ts';

/** One way to write a value, what is stored for it, and how it is shown in English. */
export interface KindExample {
  readonly input: string;
  readonly value: unknown;
  readonly text: string;
}

const square: Polygon = {
  type: 'Polygon',
  coordinates: [
    [
      [73.8, 18.5],
      [73.9, 18.5],
      [73.9, 18.6],
      [73.8, 18.5],
    ],
  ],
};
const corners = '18.5, 73.8; 18.5, 73.9; 18.6, 73.9';

const files: readonly KindExample[] = [
  {
    input: '0b6f3d3c-7d53-4a62-9a0f-3f0f6f5a1e11',
    value: '0b6f3d3c-7d53-4a62-9a0f-3f0f6f5a1e11',
    text: '0b6f3d3c-7d53-4a62-9a0f-3f0f6f5a1e11',
  },
];

const ids: readonly KindExample[] = [
  { input: '12', value: 12, text: '12' },
  { input: '0012', value: '0012', text: '0012' },
  { input: 'b7c1-44', value: 'b7c1-44', text: 'b7c1-44' },
];

/** Of each kind, what it reads and writes: for templates of files, hints, and the suites that run each of them. */
export const kindExamples: Readonly<Record<KindName, readonly KindExample[]>> = {
  text: [
    { input: ' Premium + Mumbai 90 ', value: 'Premium + Mumbai 90', text: 'Premium + Mumbai 90' },
    { input: 'मुंबई', value: 'मुंबई', text: 'मुंबई' },
    { input: '0', value: '0', text: '0' },
  ],
  longtext: [
    { input: 'First line\r\nsecond', value: 'First line\nsecond', text: 'First line\nsecond' },
  ],
  number: [
    { input: '0', value: 0, text: '0' },
    { input: '1,23,456', value: 123456, text: '1,23,456' },
    { input: '-1234567.25', value: -1234567.25, text: '-12,34,567.25' },
    { input: '007', value: 7, text: '7' },
  ],
  money: [
    { input: '0', value: 0, text: '₹0' },
    { input: '₹6,499', value: 649_900, text: '₹6,499' },
    { input: 'Rs. 78,000/-', value: 7_800_000, text: '₹78,000' },
    { input: '124500.5', value: 12_450_050, text: '₹1,24,500.50' },
    { input: '99,99,99,999', value: 99_999_999_900, text: '₹99,99,99,999' },
  ],
  percent: [
    { input: '0', value: 0, text: '0%' },
    { input: '18 %', value: 18, text: '18%' },
    { input: '33.33', value: 33.33, text: '33.33%' },
  ],
  date: [
    { input: '3/4/2026', value: '2026-04-03', text: '3/4/2026' },
    { input: '2024-02-29', value: '2024-02-29', text: '29/2/2024' },
    { input: '01/12/2026', value: '2026-12-01', text: '1/12/2026' },
    { input: '01-Apr-27', value: '2027-04-01', text: '1/4/2027' },
  ],
  datetime: [
    { input: '3/4/2026 16:30', value: '2026-04-03T11:00:00.000Z', text: '3/4/2026 16:30' },
    { input: '2026-11-20T20:00:00Z', value: '2026-11-20T20:00:00.000Z', text: '21/11/2026 01:30' },
    {
      input: '2026-11-21T01:30:00+0530',
      value: '2026-11-20T20:00:00.000Z',
      text: '21/11/2026 01:30',
    },
    { input: '1/1/2026, 0:00', value: '2025-12-31T18:30:00.000Z', text: '1/1/2026 00:00' },
  ],
  time: [
    { input: '9:05', value: '09:05:00', text: '09:05' },
    { input: '4:30 pm', value: '16:30:00', text: '16:30' },
    { input: '16:30:15+05:30', value: '16:30:15+05:30', text: '16:30:15+05:30' },
  ],
  boolean: [
    { input: 'yes', value: true, text: 'Yes' },
    { input: 'FALSE', value: false, text: 'No' },
    { input: 'हाँ', value: true, text: 'Yes' },
  ],
  choice: [
    { input: 'owner', value: 3, text: 'Owner' },
    { input: '2', value: 2, text: 'Broker' },
    { input: 'मालिक', value: 3, text: 'Owner' },
  ],
  choices: [
    { input: 'Telesales', value: ['T'], text: 'Telesales' },
    { input: 'F, telesales', value: ['F', 'T'], text: 'FoS, Telesales' },
  ],
  reference: ids,
  references: [
    { input: '12', value: [12], text: '12' },
    { input: '12, 7,12', value: [12, 7], text: '12, 7' },
  ],
  children: [
    { input: '[]', value: [], text: '[]' },
    {
      input: '[{ "name": "cityId", "required": true }]',
      value: [{ name: 'cityId', required: true }],
      text: '[{"name":"cityId","required":true}]',
    },
  ],
  phone: [
    { input: '9876543210', value: '9876543210', text: '9876543210' },
    { input: '+91 98765 43210', value: '9876543210', text: '9876543210' },
    { input: '(+91) 98765.43210', value: '9876543210', text: '9876543210' },
    { input: '098765-43210', value: '9876543210', text: '9876543210' },
  ],
  email: [
    { input: ' asha@example.com ', value: 'asha@example.com', text: 'asha@example.com' },
    {
      input: 'a.b+c@mail.example.in',
      value: 'a.b+c@mail.example.in',
      text: 'a.b+c@mail.example.in',
    },
  ],
  pincode: [
    { input: '560001', value: '560001', text: '560001' },
    { input: '400 001', value: '400001', text: '400001' },
  ],
  gstin: [
    { input: '29abcde1234f1zw', value: '29ABCDE1234F1ZW', text: '29ABCDE1234F1ZW' },
    { input: '27AAPFU0939FAZM', value: '27AAPFU0939FAZM', text: '27AAPFU0939FAZM' },
    { input: '0717uno00157uno', value: '0717UNO00157UNO', text: '0717UNO00157UNO' },
  ],
  pan: [{ input: 'abcde1234f', value: 'ABCDE1234F', text: 'ABCDE1234F' }],
  json: [
    { input: '{ "quantity": 2 }', value: { quantity: 2 }, text: '{"quantity":2}' },
    { input: '[]', value: [], text: '[]' },
    { input: '0', value: 0, text: '0' },
  ],
  shape: [
    {
      input: '{ "hall": { "seats": 80 } }',
      value: { hall: { seats: 80 } },
      text: '{"hall":{"seats":80}}',
    },
    { input: '[[1, 2], [3]]', value: [[1, 2], [3]], text: '[[1,2],[3]]' },
  ],
  city: ids,
  file: files,
  image: files,
  polygon: [
    { input: corners, value: square, text: corners },
    { input: '18.5 73.8\n18.5 73.9\n18.6 73.9\n18.5 73.8', value: square, text: corners },
    {
      input: JSON.stringify({ type: 'Feature', properties: {}, geometry: square }),
      value: square,
      text: corners,
    },
  ],
};
