import { describe, expect, it } from 'vitest';
import { areaKm2, polygonFault, polygonMessages, polygonOf, type Position } from './polygon.ts';
import { polygonText, readPolygon } from './readPolygon.ts';

const fault = (...corners: Position[]) => polygonFault(polygonOf(corners))?.en;
const { few, crossing, flat, outside, open, unreadable, many } = polygonMessages;

describe('polygonFault', () => {
  it.each<[string, Position[], string | undefined]>([
    [
      'a triangle',
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      undefined,
    ],
    [
      'a dent',
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [2, 1],
        [0, 4],
      ],
      undefined,
    ],
    [
      'two corners',
      [
        [0, 0],
        [1, 1],
      ],
      few.en,
    ],
    [
      'one corner thrice',
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
      few.en,
    ],
    [
      'a bow',
      [
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
      ],
      crossing.en,
    ],
    [
      'a spike that folds back',
      [
        [0, 0],
        [4, 0],
        [2, 0],
        [2, 3],
      ],
      crossing.en,
    ],
    [
      'a corner on another side',
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [2, 0],
        [0, 4],
      ],
      crossing.en,
    ],
    [
      'corners on one line',
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
      flat.en,
    ],
    [
      'a latitude beyond the pole',
      [
        [0, 0],
        [1, 0],
        [0, 91],
      ],
      outside.en,
    ],
  ])('%s', (_what, corners, message) => {
    expect(fault(...corners)).toBe(message);
  });

  it('wants the ring closed', () => {
    const coordinates = [
      [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ],
    ];
    expect(polygonFault({ type: 'Polygon', coordinates })?.en).toBe(open.en);
  });

  it('takes no more corners than anybody can check', () => {
    const round = Array.from({ length: 501 }, (_, at): Position => [
      Math.cos((at / 501) * 2 * Math.PI),
      Math.sin((at / 501) * 2 * Math.PI),
    ]);
    expect(fault(...round)).toBe(many.en);
    expect(fault(...round.slice(1))).toBeUndefined();
  });

  it.each([
    null,
    'x',
    5,
    [],
    {},
    { type: 'Point', coordinates: [0, 0] },
    { type: 'Polygon' },
    { type: 'Polygon', coordinates: [[['a', 0]]] },
    { type: 'Polygon', coordinates: [[], []] },
  ])('refuses %j', value => {
    expect(polygonFault(value)).toEqual(unreadable);
  });
});

describe('areaKm2', () => {
  it.each<[string, Position[], number]>([
    [
      'a degree at the equator',
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      12_363,
    ],
    [
      'the same, the other way round',
      [
        [0, 1],
        [1, 1],
        [1, 0],
        [0, 0],
      ],
      12_363,
    ],
    [
      'a piece of Pune',
      [
        [73.8, 18.5],
        [73.9, 18.5],
        [73.9, 18.6],
        [73.8, 18.6],
      ],
      117.2,
    ],
  ])('%s', (_what, corners, area) => {
    expect(Math.abs(areaKm2(polygonOf(corners)) / area - 1)).toBeLessThan(0.002);
  });
});

describe('readPolygon', () => {
  const square = polygonOf([
    [73.8, 18.5],
    [73.9, 18.5],
    [73.9, 18.6],
  ]);

  it.each([
    '18.5, 73.8\n18.5, 73.9\n18.6, 73.9',
    '18.5 73.8; 18.5 73.9; 18.6 73.9; 18.5 73.8',
    JSON.stringify(square),
    JSON.stringify({
      type: 'FeatureCollection',
      features: [{ type: 'Feature', geometry: square }],
    }),
    polygonText(square),
  ])('reads %j', text => {
    expect(readPolygon(text)).toEqual(square);
  });

  it.each([
    '',
    'x',
    '{',
    '1;2',
    '{"type":"Polygon","coordinates":[[["a","b"]]]}',
    '{"type":"MultiPolygon","coordinates":[]}',
    '1,2,3',
  ])('does not take %j for an area', text => {
    expect(readPolygon(text) === undefined || polygonFault(readPolygon(text)) !== undefined).toBe(
      true,
    );
  });

  it('drops what is finer than anybody can draw', () => {
    expect(readPolygon('18.50000004, 73.8\n18.5, 73.9\n18.6, 73.9')).toEqual(square);
  });
});
