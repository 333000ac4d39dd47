import { screenIn, type WrittenFiles } from '#contract/model/overlay/withOverlays.ts';
import { isMembers } from '#contract/model/written/SharedFiles.ts';

const named = new WeakMap<object, ReadonlySet<string>>();

/** Every text in a document: whatever it names is among them. */
const textsIn = (content: unknown): ReadonlySet<string> => {
  if (typeof content !== 'object' || content === null) return new Set();
  const before = named.get(content);
  if (before) return before;
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') found.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(content);
  named.set(content, found);
  return found;
};

/**
 * Which screens are to be read anew when the files are others than before: those whose file or schema changed, and those that name
 * one of these, since they show its titles or take over parts of it. One more than needed does no harm.
 */
export const changedScreens = (before: WrittenFiles, after: WrittenFiles): ReadonlySet<string> => {
  const schemas = Object.keys({ ...before.schemas, ...after.schemas }).filter(
    name => before.schemas[name] !== after.schemas[name],
  );
  const own = new Set<string>();
  for (const { content } of [...before.screens, ...after.screens]) {
    const resource = isMembers(content) ? content['resource'] : undefined;
    if (typeof resource !== 'string') continue;
    const isOther =
      screenIn(before, resource)?.content !== screenIn(after, resource)?.content ||
      schemas.some(name => textsIn(content).has(name));
    if (isOther) own.add(resource);
  }
  const all = new Set(own);
  for (const { content } of own.size > 0 ? after.screens : []) {
    const resource = isMembers(content) ? content['resource'] : undefined;
    if (typeof resource === 'string' && [...own].some(name => textsIn(content).has(name)))
      all.add(resource);
  }
  return all;
};
