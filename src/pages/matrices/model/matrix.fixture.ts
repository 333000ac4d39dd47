import { designationNames } from './designationNames.ts';
import type { StoredLevel, StoredMatrix } from './rows.ts';

export const designations = [
  { id: 41, name: 'CBO' },
  { id: 40, name: 'NSH' },
  { id: 34, name: 'RBM' },
  { id: 32, name: 'TL' },
  { id: 33, name: 'ZM' },
];

const nameOf = (id: number): string => designations.find(one => one.id === id)?.name ?? `No. ${id}`;

/** A stored level; an entry is an id and a designation, at version 1 unless it says another. */
export const storedLevel = (
  level: number,
  fromBp: number,
  untilBp: number,
  entries: readonly (readonly [id: number, designationId: number, version?: number])[],
  terms: Partial<Pick<StoredLevel, 'dealUntilPaise' | 'isAnyReviewEnough'>> & {
    reviewers?: readonly number[];
  } = {},
): StoredLevel => ({
  clientTypeId: 2,
  level,
  fromBp,
  untilBp,
  dealUntilPaise: terms.dealUntilPaise ?? null,
  reviewers: (terms.reviewers ?? []).map(id => ({ id, name: nameOf(id) })),
  isAnyReviewEnough: terms.isAnyReviewEnough ?? false,
  entries: entries.map(([id, designationId, version = 1]) => ({
    id,
    designationId,
    designationName: nameOf(designationId),
    version,
    updatedAt: '2026-11-02T06:30:00.000Z',
    updatedByName: 'Meera Joshi',
  })),
});

/** TL to 5 %, ZM and RBM to 10 %, CBO to 60 %. */
export const storedLevels: readonly StoredLevel[] = [
  storedLevel(1, 0, 500, [[11, 32]], { dealUntilPaise: 100_000_00 }),
  storedLevel(
    2,
    500,
    1000,
    [
      [12, 33],
      [13, 34],
    ],
    { dealUntilPaise: 300_000_00, reviewers: [32] },
  ),
  storedLevel(3, 1000, 6000, [[14, 41]], { reviewers: [34, 40], isAnyReviewEnough: true }),
];

export const storedMatrix: StoredMatrix = {
  results: [...storedLevels],
  totalCount: 4,
  designations: [...designations],
};

export const names = designationNames(storedMatrix, 'en');
