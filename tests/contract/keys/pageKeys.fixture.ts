import { actionKeys } from './actionKeys.fixture.ts';
import { askKeys } from './askKeys.fixture.ts';
import { formKeys } from './formKeys.fixture.ts';
import { listKeys } from './listKeys.fixture.ts';
import { nameKeys } from './nameKeys.fixture.ts';
import { partKeys } from './partKeys.fixture.ts';
import { recordKeys } from './recordKeys.fixture.ts';
import { stageKeys } from './stageKeys.fixture.ts';
import { presetKeys } from './presetKeys.fixture.ts';
import { sectionKeys } from './sectionKeys.fixture.ts';
import { sumKeys } from './sumKeys.fixture.ts';
import { triageKeys } from './triageKeys.fixture.ts';
import type { PageRow } from './pageAsks.ts';

/** Keys that the engine's pages act on. */
export const pageKeys: readonly PageRow[] = [
  ...nameKeys,
  ...listKeys,
  ...sumKeys,
  ...formKeys,
  ...actionKeys,
  ...askKeys,
  ...partKeys,
  ...recordKeys,
  ...stageKeys,
  ...sectionKeys,
  ...presetKeys,
  ...triageKeys,
];
