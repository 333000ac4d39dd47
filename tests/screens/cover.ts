import { readScreens } from '#backend/screens/readScreens.ts';
import { metaSchema } from '#contract/model/grammar/metaSchema.ts';
import type { RecordScreen, Screen, ScreenFile } from '#contract/model/types.ts';
import { keyUses } from '../../scripts/keyUses.ts';
import { readFullScreenFiles } from '../../scripts/screenSources.ts';

/** What the browser may be shown by a screen: every key of its file, every kind of its fields, where its records are kept. */
export const featuresOf = (screen: Screen, file: unknown): ReadonlySet<string> => {
  const keys = keyUses(metaSchema, file).map(({ key }) => key);
  if (screen.type === 'page') return new Set(keys);
  const kinds = Object.values(screen.fields).map(({ kind }) => `kind ${kind}`);
  return new Set([...keys, ...kinds, screen.data.calls === null ? 'in the store' : 'on calls']);
};

/** A screen of records with an address of its own; those without one are lists in the pages of other records. */
export const isOpened = (screen: Screen | undefined): screen is RecordScreen =>
  screen?.type === 'records' && screen.route !== '';

/** Screens of records that can be opened, with their features, by name. */
export const recordFeatures = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const screens = readScreens();
  const features = new Map<string, ReadonlySet<string>>();
  for (const { content } of readFullScreenFiles()) {
    const file = content as ScreenFile;
    const screen = screens.get(file.resource);
    if (isOpened(screen)) features.set(screen.resource, featuresOf(screen, file));
  }
  return features;
};

/**
 * Few screens that together show every feature which any shows: always the one that adds most. What the others show is
 * shown by these, so that they need no more than a visit. @returns their names, the richest first.
 */
export const coverOf = (features: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] => {
  const missing = new Set([...features.values()].flatMap(own => [...own]));
  const chosen: string[] = [];
  const gain = (name: string): number =>
    [...(features.get(name) ?? [])].filter(feature => missing.has(feature)).length;
  while (missing.size > 0) {
    const [best] = [...features.keys()].toSorted((one, other) => gain(other) - gain(one));
    if (best === undefined) break;
    chosen.push(best);
    for (const feature of features.get(best) ?? []) missing.delete(feature);
  }
  return chosen;
};
