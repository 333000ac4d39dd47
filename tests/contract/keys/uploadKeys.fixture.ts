import type { ServerAsk } from './serverKeys.fixture.ts';
import type { KeyRow, Part } from './thing.fixture.ts';

type Row = KeyRow<ServerAsk>;

const picture = (upload: object): Part => ({
  fields: {
    picture: { as: 'image', upload: { accept: ['image/png'], maxBytes: 5000, ...upload } },
  },
});

/** What a file has to be to be taken. */
export const uploadKeys: readonly Row[] = [
  {
    key: 'field.upload',
    has: picture({}),
    lacks: picture({ accept: ['image/png', 'image/gif'] }),
    ask: { upload: 'gif' },
    answer: 422,
  },
  {
    key: 'upload.accept',
    has: picture({ accept: ['image/gif'] }),
    lacks: picture({}),
    ask: { upload: 'gif' },
    answer: 200,
  },
  {
    key: 'upload.maxBytes',
    has: picture({ maxBytes: 20 }),
    lacks: picture({}),
    ask: { upload: 'png' },
    answer: 422,
  },
  ...(['width', 'height'] as const).map((side): Row => ({
    key: `upload.${side}`,
    has: picture({ [side]: { min: 60 } }),
    lacks: picture({}),
    ask: { upload: 'png', [side]: 50 },
    answer: 422,
  })),
  {
    key: 'range.min',
    has: picture({ width: { min: 60 } }),
    lacks: picture({ width: { min: 40 } }),
    ask: { upload: 'png', width: 50 },
    answer: 422,
  },
  {
    key: 'range.max',
    has: picture({ width: { max: 40 } }),
    lacks: picture({ width: { max: 60 } }),
    ask: { upload: 'png', width: 50 },
    answer: 422,
  },
];
