import { expect, it } from 'vitest';
import { modernSchema } from './modernSchema.ts';

it('keeps both schemas of two names that are one as expressions of Unicode have it', () => {
  const [one, other, third] = [{ type: 'string' }, { maxLength: 3 }, { type: 'null' }];
  const patternProperties = { '^a\\_': one, '^a_': other, '^b': third };
  expect(modernSchema({ patternProperties })['patternProperties']).toEqual({
    '^a_': { allOf: [one, other] },
    '^b': third,
  });
});
