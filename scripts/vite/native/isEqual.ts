type Keyed = Readonly<Record<PropertyKey, unknown>>;

const isObject = (value: unknown): value is Keyed => typeof value === 'object' && value !== null;

const kindOf = (value: object): string => Object.prototype.toString.call(value);

const keysOf = (value: object): readonly PropertyKey[] => [
  ...Object.keys(value),
  ...Object.getOwnPropertySymbols(value).filter(key =>
    Object.prototype.propertyIsEnumerable.call(value, key),
  ),
];

/** Of two classes; objects without one, as a parsed address is, are like any plain object. */
const areOfOneClass = (one: Keyed, other: Keyed): boolean =>
  !('constructor' in one && 'constructor' in other) || one.constructor === other.constructor;

type Pairs = ReadonlyMap<object, object>;

const areEqual = (one: unknown, other: unknown, above: Pairs): boolean => {
  if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const kind = kindOf(one);
  if (kind !== kindOf(other)) return false;
  if (kind === '[object Date]') return areEqual(Number(one), Number(other), above);
  if (kind !== '[object Object]' && kind !== '[object Array]') return false;
  if (above.has(one)) return above.get(one) === other;
  const within = new Map(above).set(one, other);
  const keys = keysOf(one);
  return (
    keys.length === keysOf(other).length &&
    (kind !== '[object Array]' || one['length'] === other['length']) &&
    keys.every(key => Object.hasOwn(other, key) && areEqual(one[key], other[key], within)) &&
    areOfOneClass(one, other)
  );
};

/**
 * In place of lodash's `isEqual` and the eighty modules it stands on. ra-core compares with it what stands in addresses,
 * filters and the store: plain values, arrays, objects, dates. Maps, sets and the like are equal to themselves alone.
 */
const isEqual = (one: unknown, other: unknown): boolean => areEqual(one, other, new Map());

export default isEqual;
