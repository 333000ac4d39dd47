import {
  accountFindings,
  contactFindings,
  legalEntityFindings,
} from '../../domain/clients/clientFindings.ts';
import { adPackageRules } from '../../domain/slots/adPackage/adPackageRules.ts';
import { audienceMaximizerRules } from '../../domain/slots/audienceMaximizer/audienceMaximizerRules.ts';
import { micrositeRules } from '../../domain/slots/microsite/micrositeRules.ts';
import { siteTakeoverRules } from '../../domain/slots/siteTakeover/siteTakeoverRules.ts';
import { slotCheck } from '../../domain/slots/slotRules.ts';
import { tourCheck } from '../../domain/slots/videoTour/tourRules.ts';
import { storyRules } from '../../domain/slots/stories/storyRules.ts';
import type { Scope } from '../../rules/evaluate.ts';
import type { Text } from '../files/screenFile.ts';

/** One thing that a check finds; `path` names a field, or a place below one. */
export interface Finding {
  readonly path: string;
  readonly message: Text;
}

/** Rules of a record that are not conditions. Pure: page and server ask the same. */
export interface RecordCheck {
  /** What is wrong with what the record has; it holds for drafts too. */
  readonly faults: (scope: Scope) => readonly Finding[];
  /** What the record lacks; nothing of it keeps a draft from being saved. */
  readonly missing: (scope: Scope) => readonly Finding[];
}

/** Rules alone; what such a record lacks, its schema says. */
const rules = (faults: RecordCheck['faults']): RecordCheck => ({ faults, missing: () => [] });

/** The checks that screen files name in `check`. */
export const recordChecks = {
  SiteTakeover: slotCheck(siteTakeoverRules),
  Story: slotCheck(storyRules),
  Microsite: slotCheck(micrositeRules),
  AudienceMaximizer: slotCheck(audienceMaximizerRules),
  AdPackage: slotCheck(adPackageRules),
  VideoTour: tourCheck,
  Account: rules(accountFindings),
  Contact: rules(contactFindings),
  LegalEntity: rules(legalEntityFindings),
} as const satisfies Record<string, RecordCheck>;

export type RecordCheckName = keyof typeof recordChecks;

const checks: Readonly<Record<string, RecordCheck>> = recordChecks;

/** The check of a name; undefined for none. */
export const recordCheckOf = (name: string | null): RecordCheck | undefined =>
  name !== null && Object.hasOwn(checks, name) ? checks[name] : undefined;
