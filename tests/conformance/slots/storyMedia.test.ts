import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realPng } from './pictures.fixture.ts';
import { startStories, type Stories } from './startStories.ts';
import { faultsOf, ok } from './startTakeovers.ts';

let test: Stories;
beforeAll(async () => {
  test = await startStories();
});
afterAll(() => test.close());

describe('uploads of stories', () => {
  const form = (parts: Record<string, string>, content: Uint8Array, type: string) => {
    const edge = '----story-form-edge';
    const fields = Object.entries(parts).map(
      ([name, value]) =>
        `--${edge}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: ${type}\r\n\r\n`;
    const body = Buffer.concat([
      Buffer.from(fields.join('') + head),
      content,
      Buffer.from(`\r\n--${edge}--\r\n`),
    ]);
    return { body, headers: { 'content-type': `multipart/form-data; boundary=${edge}` } };
  };
  const send = (place: string, content: Uint8Array, type = 'image/png') =>
    test.admin.call(
      'POST',
      '/ads/upload-media-to-s3',
      form({ resource: 'stories', place }, content, type),
    );
  const mp4 = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypmp42'),
    Buffer.alloc(2000, 1),
  ]);

  it('a picture and a video, each in its place, are shown to who uploaded them', async () => {
    for (const [place, content, type] of [
      ['video_image_list', realPng(1080, 1350), 'image/png'],
      ['video_url_template_2', mp4, 'video/mp4'],
    ] as const) {
      const sent = ok<{ url: string; place: string }>(await send(place, content, type));
      expect(sent.place).toBe(place);
      const shown = await test.admin.get(sent.url);
      expect(shown.headers['content-type']).toContain(type);
    }
  });

  it.each([
    ['a picture as a video', 'video_url_template_1', () => realPng(1080, 1350)],
    ['a video as a picture', 'video_image_list', () => mp4],
    ['a picture that is too small', 'video_image_list', () => realPng(300, 400)],
    ['a wide picture', 'video_image_list', () => realPng(1200, 700)],
  ])('%s is refused by its bytes', async (_what, place, content) => {
    const answer = await send(place, content());
    expect(answer.statusCode).toBe(422);
    expect(faultsOf(answer)[0]).toMatch(/^\/file: /);
  });

  it('a place that is none is refused', async () => {
    expect(faultsOf(await send('product_details.logo', realPng(300, 300)))).toEqual([
      '/place: Choose where in the slot this file goes.',
    ]);
  });
});
