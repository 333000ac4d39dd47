import { expect, it } from 'vitest';
import { auditSurfaces } from '#contract/domain/surfaces.ts';
import { texts } from '../texts/en.ts';

it('history has words for each way through which a change may come', () => {
  expect(Object.keys(texts.engine.surface).sort()).toEqual([...auditSurfaces].sort());
});
