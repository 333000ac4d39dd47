import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '#backend/database/schema/index.ts';
import { gif, jpeg, pdf, text } from '#tests/conformance/forms/bytes.fixture.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { realPng } from './pictures.fixture.ts';
import { startTakeovers, type Takeovers } from './startTakeovers.ts';

let test: Takeovers;
let content: Caller;
beforeAll(async () => {
  test = await startTakeovers();
  content = await test.as('content');
});
afterAll(() => test.close());

const joined = (...parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);
const storedCount = async () => (await test.client.db.select({ id: files.id }).from(files)).length;
const picture = realPng(1200, 400);
const script = '<script>alert(document.domain)</script>';
const kilobytes = (count: number) => new Uint8Array(count * 1024);

/** Every place of every kind of slots that takes files; takeovers are asked in slotMedia. */
const elsewhere = [
  ['stories', 'video_image_list'],
  ['stories', 'video_stories_thumbnail_url'],
  ['stories', 'video_url_template_1'],
  ['stories', 'video_url_template_2'],
  ['microsites', 'product_details.header_logo'],
  ['microsites', 'product_details.ad_logo'],
  ['microsites', 'product_details.carousel'],
  ['ad-packages', 'product_cards.1'],
] as const;

/** What no place takes, whatever its size and shape. */
const neverTaken: readonly [string, Uint8Array, { name?: string; type?: string }?][] = [
  ['0 bytes', new Uint8Array()],
  ['an SVG with a script', text(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
  ['an SVG as a PNG', text('<?xml version="1.0"?><svg onload="alert(1)"/>')],
  ['a page as a PNG', text(`<!doctype html>${script}`), { name: 'page.png' }],
  ['a double extension', text('#!/bin/sh\nrm -rf /'), { name: 'a.png.sh' }],
  ['a path in the name', text(script), { name: '../../../etc/passwd.png' }],
  ['a Windows program', Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0)],
  ['a zip', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0)],
  ['a gzip bomb', gzipSync(kilobytes(4096))],
  ['a PDF', pdf(), { name: 'a.mp4', type: 'video/mp4' }],
  ['a page as a video', text(`<!doctype html>${script}`), { name: 'a.mp4', type: 'video/mp4' }],
  ['the first bytes of a PNG', picture.subarray(0, 40)],
  ['a PNG cut off in its pixels', picture.subarray(0, picture.length - 30)],
  ['a PNG with a page behind its end', joined(picture, text(script))],
  ['a PNG with a zip behind its end', joined(picture, Uint8Array.of(0x50, 0x4b, 5, 6))],
  ['a PNG whose check sum is wrong', Buffer.from(picture).fill(1, 29, 33)],
  ['a PNG that unpacks to far more', realPng(1200, 400, { pixels: kilobytes(48_000) })],
  ['a PNG of 50000 × 50000 pixels', realPng(50_000, 50_000, { pixels: kilobytes(1) })],
  ['a PNG without height', realPng(1200, 0)],
  ['a GIF that is a script', text('GIF89a/*=1;*/alert(1);')],
  ['a GIF of the largest size there is', gif(65_535, 65_535)],
  ['a JPEG without an end', jpeg(1200, 400).slice(0, -2)],
  ['a JPEG without a frame', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9, 0, 0, 0, 0, 0xff, 0xd9)],
];

describe.each(elsewhere)('in %s at %s', (resource, place) => {
  it.each(neverTaken)('%s is refused and nothing is kept', async (_title, bytes, given = {}) => {
    const before = await storedCount();
    const answer = await test.upload(
      { content: bytes, at: { resource, place }, ...given },
      content,
    );
    expect(answer.statusCode).toBe(422);
    const hi = expect.stringMatching(/[\u0900-\u097f]/) as string;
    expect(answer.json()).toMatchObject({ errors: [{ in: 'body', field: '/file', hi }] });
    expect(await storedCount()).toBe(before);
  });
});
