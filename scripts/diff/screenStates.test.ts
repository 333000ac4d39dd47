import { expect, it } from 'vitest';
import { soundFile } from '#contract/model/checkScreen.fixture.ts';
import { screenStates } from './screenStates.ts';

it('reads a fetched schema beside one of ours that has its name', () => {
  const own = {
    title: 'Thing',
    type: 'object',
    properties: { at: { $ref: 'https://host/thing.schema.json' } },
  };
  const states = screenStates([
    { file: 'resources/setup/things.json', text: JSON.stringify(soundFile()) },
    { file: 'form-schemas/thing.schema.json', text: JSON.stringify(own) },
    { file: 'form-schemas/remote/host/thing.schema.json', text: '{ "enum": ["here"] }' },
  ]);
  expect([...states.values()][0]?.written).toMatchObject({ schema: own });
});
