/**
 * Where a child contact appears: in lists once it is verified; before that only under the unverified ones, and only
 * to users who may change records and so can verify it (part 1 section 3, decision T122).
 */
export const contactPlace = (
  isVerified: boolean,
  isReadOnlyUser: boolean,
): 'listed' | 'unverified' | 'hidden' => {
  if (isVerified) return 'listed';
  return isReadOnlyUser ? 'hidden' : 'unverified';
};
