/** Someone who may be asked. */
export interface Holder {
  readonly id: number;
  readonly designationId: number | null;
}

/** Who there is: the requester, the managers above them from the nearest up, and others by their designation. */
export interface PathPeople {
  readonly requester: Holder;
  readonly chain: readonly Holder[];
  /** People at work who hold one of the designations, wherever they stand; smallest id first. */
  readonly holders: readonly Holder[];
}

/** One level: who decides it, and who reviews before. */
export interface PathLevel {
  readonly designationIds: readonly number[];
  readonly reviewerIds: readonly number[];
  readonly isAnyReviewEnough: boolean;
}

export interface PathStep {
  readonly role: 'reviewer' | 'approver';
  readonly isAnyEnough: boolean;
  readonly designationIds: readonly number[];
  readonly people: readonly Holder[];
}

const unique = (people: readonly Holder[]): Holder[] => [
  ...new Map(people.map(person => [person.id, person])).values(),
];

/** The nearest manager of a designation, or else anyone else who holds it. */
const ofDesignation = (designationId: number, { requester, chain, holders }: PathPeople) => {
  const near = chain.find(person => person.designationId === designationId);
  const others = holders.filter(
    person => person.designationId === designationId && person.id !== requester.id,
  );
  return { near, others };
};

const approversOf = (level: PathLevel, people: PathPeople): Holder[] => {
  const found = level.designationIds.map(id => ofDesignation(id, people));
  const near = found.flatMap(one => one.near ?? []);
  return unique(near.length > 0 ? near : found.flatMap(one => one.others));
};

/**
 * One person a designation; a designation that nobody holds cannot hold the request up (T44). Where one review is
 * enough, people elsewhere are not asked beside the requester's own managers.
 */
const reviewersOf = (level: PathLevel, people: PathPeople, approvers: readonly Holder[]) => {
  const found = level.reviewerIds.map(id => ofDesignation(id, people));
  const near = found.flatMap(one => one.near ?? []);
  const asked =
    level.isAnyReviewEnough && near.length > 0
      ? near
      : found.flatMap(one => one.near ?? one.others[0] ?? []);
  return unique(asked).filter(person => !approvers.some(({ id }) => id === person.id));
};

/** Where nobody holds what a level names, it goes to the top of the requester's own chain. */
const top = ({ chain }: PathPeople): Holder[] => chain.slice(-1);

/**
 * Who is asked, step by step: the reviewers of the first level, then who decides it, then the next level. Nobody
 * decides for themselves: where the requester holds the designation of a level, those above them are asked
 * (decision record 0120).
 */
export const approvalPath = (levels: readonly PathLevel[], people: PathPeople): PathStep[] =>
  levels.flatMap(level => {
    const isOwnLevel = level.designationIds.some(id => id === people.requester.designationId);
    const named = approversOf(level, people);
    const above = people.chain.slice(0, 1);
    const approvers =
      isOwnLevel && above.length > 0 ? above : named.length > 0 ? named : top(people);
    const reviewers = reviewersOf(level, people, approvers);
    const review: PathStep = {
      role: 'reviewer',
      isAnyEnough: level.isAnyReviewEnough,
      designationIds: level.reviewerIds,
      people: reviewers,
    };
    const decision: PathStep = {
      role: 'approver',
      isAnyEnough: true,
      designationIds: level.designationIds,
      people: approvers,
    };
    return reviewers.length > 0 ? [review, decision] : [decision];
  });
