export const projectMessages = {
  noPrice:
    'Selected Project has no configuration with available price. Please select some other project',
  sameAsPrimary: 'Please select competitor projects different than the primary project',
  /** The text exists, and yet no number of competitor projects is refused (decision T66). */
  minimumCompetitors: 'You have to enter a minimum of 3 competitor projects',
  builderExclusive:
    'This project is Builder exclusive - No agent is allowed to activate on this project',
  notOfBuilder: 'Requested project ID is not associated with the builder',
} as const;

/** Whether a project may be pinned: it needs a cover image and a configuration with a price (part 3 section 5). */
export const checkNewProject = (project: {
  readonly hasCoverImage: boolean;
  readonly prices: readonly (number | null)[];
}): string | undefined => {
  if (!project.hasCoverImage)
    return 'Selected Project has no cover image. Please raise a ticket to have one added';
  return project.prices.some(price => price !== null && price > 0)
    ? undefined
    : projectMessages.noPrice;
};

/** Competitor projects differ from the primary one; how many there are never matters (part 2 §5, T66). */
export const checkCompetitorProjects = (
  primaryId: number,
  competitorIds: readonly number[],
): string | undefined =>
  competitorIds.includes(primaryId) ? projectMessages.sameAsPrimary : undefined;

/** Organic hard and soft targets come together (part 2 section 5); 0 is a target. */
export const checkOrganicTargets = (
  hard: number | null | undefined,
  soft: number | null | undefined,
): string | undefined => {
  const [hasHard, hasSoft] = [hard ?? null, soft ?? null].map(target => target !== null);
  if (hasSoft && !hasHard) return 'Please enter value for Organic Hard Target';
  return hasHard && !hasSoft ? 'Please enter value for Organic Soft Target' : undefined;
};
