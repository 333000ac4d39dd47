/** An error as Ajv tells it, as far as it is needed here. */
export interface ValidatorError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const isBelow = (path: string, around: string): boolean =>
  path === around || path.startsWith(`${around}/`);

/** How far a value is from an alternative: another type or another mark is farther than a missing part. */
const distance = (errors: readonly ValidatorError[], at: string): number =>
  errors.reduce((sum, { instancePath, keyword }) => {
    if (keyword === 'type' && instancePath === at) return sum + 1000;
    if (keyword === 'const' || keyword === 'enum') return sum + 100;
    return sum + (keyword === 'additionalProperties' ? 10 : 1);
  }, 0);

const branchOf = (error: ValidatorError, base: string): string | undefined =>
  error.schemaPath.startsWith(`${base}/`)
    ? error.schemaPath.slice(base.length + 1).split('/', 1)[0]
    : undefined;

/** The errors that the alternatives which were not meant add. */
const beside = (union: ValidatorError, errors: readonly ValidatorError[]): Set<ValidatorError> => {
  const inside = errors.filter(
    error =>
      isBelow(error.instancePath, union.instancePath) &&
      branchOf(error, union.schemaPath) !== undefined,
  );
  const branches = [...new Set(inside.map(error => branchOf(error, union.schemaPath)))];
  const ofBranch = (branch: string | undefined) =>
    inside.filter(error => branchOf(error, union.schemaPath) === branch);
  const [meant] = branches.sort(
    (one, other) =>
      distance(ofBranch(one), union.instancePath) - distance(ofBranch(other), union.instancePath),
  );
  const told = ofBranch(meant);
  return new Set([
    ...inside.filter(error => !told.includes(error)),
    // The alternatives say what is wrong: that none fits says nothing more.
    ...(told.length > 0 ? [union] : []),
  ]);
};

/**
 * What is reported about a value that fits none of several alternatives: only what the nearest of them asks for. Page and
 * server ask it, so that both say the same.
 */
export const tellingErrors = <Fault extends ValidatorError>(
  errors: readonly Fault[],
): readonly Fault[] => {
  const unions = errors
    .filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
    .sort((one, other) => one.schemaPath.length - other.schemaPath.length);
  const left = unions.reduce<readonly Fault[]>((rest, union) => {
    if (!rest.includes(union)) return rest;
    const silent = beside(union, rest);
    return rest.filter(error => !silent.has(error));
  }, errors);
  const told = left.filter(({ keyword }) => keyword !== 'if');
  return told.length > 0 ? told : left;
};
