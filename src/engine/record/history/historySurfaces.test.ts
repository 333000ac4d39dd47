import { expect, it } from 'vitest';
import { auditSurfaces } from '#contract/domain/surfaces.ts';
import { texts } from '../../texts/history.ts';

it('history has words for each way through which a change may come', () => {
  expect(Object.keys(texts.engine.surface).sort()).toEqual([...auditSurfaces].sort());
});
