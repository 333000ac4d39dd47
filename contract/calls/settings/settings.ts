import Type from 'typebox';
import { defineCall } from '../call.ts';

/** A sentence in both languages. */
const words = Type.Object({ message: Type.String(), hi: Type.Optional(Type.String()) });

const setting = Type.Object({
  name: Type.String(),
  /** `missing`: something that the console does is off until it is there. */
  standing: Type.Union([Type.Literal('set'), Type.Literal('usual'), Type.Literal('missing')]),
  /** Nothing of a secret is told but that it is set. */
  is_secret: Type.Boolean(),
  /** It stands in a file, which `<NAME>_FILE` names. */
  is_file: Type.Boolean(),
  /** As it was set, without what an address may carry of passwords; null of a secret, and where nothing is set. */
  value: Type.Union([Type.String(), Type.Null()]),
});

const group = Type.Object({
  settings: Type.Array(setting),
  /** What holds where they are not set. */
  usual: Type.String(),
  meaning: words,
});

const capability = Type.Object({
  name: Type.String(),
  what: words,
  setting: Type.String(),
  standing: Type.Union([Type.Literal('real'), Type.Literal('simulated'), Type.Literal('off')]),
});

const check = Type.Object({
  name: Type.String(),
  what: words,
  /** `off`: there is nothing to look at. */
  state: Type.Union([
    Type.Literal('good'),
    Type.Literal('warning'),
    Type.Literal('bad'),
    Type.Literal('off'),
  ]),
  found: words,
  /** What to do about it. */
  advice: Type.Optional(words),
});

/** What the console was started with, and how its parts are (decision record 0237). */
export const settingCalls = [
  defineCall({
    id: 'settings.read',
    method: 'GET',
    path: '/console/v1/settings',
    kind: 'read',
    access: ['admin'],
    summary:
      'Each setting and whether it is set, what is simulated, off or real, and the health of what the console needs',
    source: 'decision record 0237',
    answer: Type.Object({
      settings: Type.Array(group),
      capabilities: Type.Array(capability),
      health: Type.Array(check),
    }),
  }),
] as const;
