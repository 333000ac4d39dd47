import { citationsIn, type Citation } from './citationsIn.ts';
import { provenRows, type Document, type Places } from './citedPlaces.ts';

const isThere = ({ kind, target }: Citation, places: Places): boolean => {
  if (kind === 'record') return places.records.has(target);
  if (kind === 'decision') return places.decisions.has(target);
  if (kind === 'statement') return places.statements.has(target);
  return (
    places.sections.has(target) || places.sections.has(target.replace(/^(\d\.\d+)\..*$/, '$1'))
  );
};

const missing = {
  section: (target: string) =>
    `part ${target.replace('.', ' section ')} is not in any heading of docs/specification`,
  statement: (target: string) => `${target} has no row in docs/specification`,
  decision: (target: string) => `${target} has no row in docs/specification/decisions.md`,
  record: (target: string) =>
    `${target} is not a record in docs/decisions, and no record covers it`,
};

/** The citations of a text that lead nowhere, each as `file:line: what is missing`. */
export const citationFaults = ({ path, text }: Document, places: Places): readonly string[] =>
  citationsIn(text)
    .filter(citation => !isThere(citation, places))
    .map(({ kind, target, line }) => `${path}:${line}: ${missing[kind](target)}`);

/**
 * The rows of a document whose proof is none: a cell without a path in back-ticks, or with one that holds no test. A dash says that
 * there is nothing to prove.
 */
export const proofFaults = (
  document: Document,
  holdsTests: (path: string) => boolean,
): readonly string[] =>
  provenRows(document).flatMap(({ line, id, proof }) => {
    const paths = [...proof.matchAll(/`([^`]+)`/g)].map(match => match[1] ?? '');
    if (paths.length === 0 && proof !== '–')
      return [`${document.path}:${line}: ${id} names no proof`];
    return paths
      .filter(path => !holdsTests(path))
      .map(path => `${document.path}:${line}: ${id} is proven by ${path}, where no test is`);
  });
