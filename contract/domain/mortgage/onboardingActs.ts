import type { RoleCode } from '../roles.ts';

/** Status and sub-status of a mortgage partner. */
export type OnboardingState = readonly [statusId: number, subStatusId: number];

/** What an act asks for besides a remark, by the names of its call. */
export type ActField =
  | 'firmName'
  | 'pan'
  | 'yearsInBusiness'
  | 'signatoryName'
  | 'signatoryEmail'
  | 'signatoryPhone'
  | 'signatoryPan'
  | 'aadhar'
  | 'holderName'
  | 'accountNumber'
  | 'ifsc'
  | 'bankName';

interface Act {
  readonly by: 'sales-agent' | 'rcm';
  /** From which state it leads to which; `block` leads from every open one. */
  readonly moves: readonly (readonly [from: OnboardingState, to: OnboardingState])[];
  readonly asks: readonly ActField[];
  /** The person who gets it back has to know why. */
  readonly needsRemark: boolean;
}

const bank = ['holderName', 'accountNumber', 'ifsc', 'bankName'] as const;
const open: readonly OnboardingState[] = [
  [1, 1],
  [2, 2],
  [2, 3],
  [2, 4],
  [2, 5],
  [2, 6],
  [2, 7],
  [2, 8],
  [3, 7],
  [3, 8],
];

const act = (
  by: Act['by'],
  moves: Act['moves'],
  more: Partial<Pick<Act, 'asks' | 'needsRemark'>> = {},
): Act => ({ by, moves, asks: more.asks ?? [], needsRemark: more.needsRemark ?? false });

/**
 * The way of a mortgage partner (part 1 section 4, T54, decision record 0155): the agent fills in step after step, RCM approves or
 * rejects what is signed and where is paid. "Pending" is with RCM after the agent's pushback (2, 8), with the agent after RCM's (3, 8).
 */
export const onboardingActs = {
  'professional-details': act(
    'sales-agent',
    [
      [
        [1, 1],
        [2, 2],
      ],
    ],
    {
      asks: ['firmName', 'pan', 'yearsInBusiness'],
    },
  ),
  'signatory-details': act(
    'sales-agent',
    [
      [
        [2, 2],
        [2, 3],
      ],
    ],
    {
      asks: ['signatoryName', 'signatoryEmail', 'signatoryPhone', 'signatoryPan', 'aadhar'],
    },
  ),
  'agreement-signed': act('sales-agent', [
    [
      [2, 3],
      [2, 4],
    ],
  ]),
  approve: act('rcm', [
    [
      [2, 4],
      [2, 6],
    ],
    [
      [2, 8],
      [2, 6],
    ],
    [
      [2, 7],
      [5, 6],
    ],
  ]),
  reject: act(
    'rcm',
    [
      [
        [2, 4],
        [2, 5],
      ],
      [
        [2, 8],
        [2, 5],
      ],
      [
        [2, 7],
        [3, 7],
      ],
    ],
    { needsRemark: true },
  ),
  retry: act('sales-agent', [
    [
      [2, 5],
      [2, 4],
    ],
    [
      [3, 8],
      [2, 4],
    ],
  ]),
  'bank-details': act(
    'sales-agent',
    [
      [
        [2, 6],
        [2, 7],
      ],
    ],
    { asks: bank },
  ),
  'bank-details-retry': act(
    'sales-agent',
    [
      [
        [3, 7],
        [2, 7],
      ],
    ],
    { asks: bank },
  ),
  'pushback-rejected': act(
    'sales-agent',
    [
      [
        [2, 5],
        [2, 8],
      ],
    ],
    { needsRemark: true },
  ),
  'pushback-approved': act(
    'rcm',
    [
      [
        [2, 6],
        [3, 8],
      ],
      [
        [5, 6],
        [3, 8],
      ],
    ],
    { needsRemark: true },
  ),
  block: act(
    'sales-agent',
    open.map(state => [state, [4, state[1]]] as const),
    { needsRemark: true },
  ),
  'bank-update-request': act(
    'sales-agent',
    [
      [
        [5, 6],
        [5, 14],
      ],
      [
        [5, 15],
        [5, 14],
      ],
      [
        [5, 16],
        [5, 14],
      ],
    ],
    { asks: bank },
  ),
  'bank-update-approve': act('rcm', [
    [
      [5, 14],
      [5, 16],
    ],
  ]),
  'bank-update-reject': act(
    'rcm',
    [
      [
        [5, 14],
        [5, 15],
      ],
    ],
    { needsRemark: true },
  ),
} as const satisfies Record<string, Act>;

export type OnboardingAct = keyof typeof onboardingActs;

export const onboardingActNames = Object.keys(onboardingActs) as readonly OnboardingAct[];

const byName: Readonly<Record<OnboardingAct, Act>> = onboardingActs;

export const onboardingActOf = (name: OnboardingAct): Act => byName[name];

/** Where an act leads from a state; undefined where it cannot be done. */
export const stateAfter = (
  name: OnboardingAct,
  [statusId, subStatusId]: OnboardingState,
): OnboardingState | undefined =>
  byName[name].moves.find(([from]) => from[0] === statusId && from[1] === subStatusId)?.[1];

/** Everything that can be done in a state; `edit` while the partner is on the way. */
export const actsIn = (state: OnboardingState): readonly string[] => [
  ...onboardingActNames.filter(name => stateAfter(name, state) !== undefined),
  ...(state[0] <= 3 ? ['edit'] : []),
];

/** Who brings partners and leads them on, and who decides (part 1 section 4). */
export const onboardingRoles: Readonly<Record<Act['by'], readonly RoleCode[]>> = {
  'sales-agent': ['sales-agent', 'broker-tele-sales', 'sales-manager'],
  rcm: ['rcm-approval-admin'],
};
export const onboardingReaders: readonly RoleCode[] = [
  ...onboardingRoles['sales-agent'],
  ...onboardingRoles.rcm,
  'rcm-user',
  'admin',
  'head-of-management',
];
