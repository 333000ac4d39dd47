import { deflateSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileContents, files } from '#backend/database/schema/index.ts';
import { slotMediaId } from '#contract/calls/slots/slotMedia.ts';
import { gif, jpeg, pdf, text } from '#tests/conformance/forms/bytes.fixture.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { pngChunk, realPng } from './pictures.fixture.ts';
import { formOf, ok, startTakeovers, type Takeovers } from './startTakeovers.ts';

let test: Takeovers;
let content: Caller;
beforeAll(async () => {
  test = await startTakeovers();
  content = await test.as('content');
});
afterAll(() => test.close());

interface Uploaded {
  id: string;
  url: string;
}

const joined = (...parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);
const storedCount = async () => (await test.client.db.select({ id: files.id }).from(files)).length;
const picture = realPng(1200, 400);
const script = '<script>alert(document.domain)</script>';
const kilobytes = (count: number) => new Uint8Array(count * 1024);

describe('hostile uploads', () => {
  it.each<[string, Uint8Array, { name?: string; type?: string; priority?: string | number }?]>([
    ['0 bytes', new Uint8Array()],
    [
      'an SVG with a script',
      text(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
      { name: 'a.svg', type: 'image/svg+xml' },
    ],
    ['an SVG under the name of a PNG', text('<?xml version="1.0"?><svg onload="alert(1)"/>')],
    [
      'a page under the name of a JPEG',
      text(`<!doctype html>${script}`),
      { name: 'a.jpg', type: 'image/jpeg' },
    ],
    ['a shell script', text('#!/bin/sh\nrm -rf /'), { name: 'a.png.sh' }],
    ['a Windows program', Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0)],
    ['a zip', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0)],
    ['a gzip bomb', gzipSync(kilobytes(4096))],
    ['a PDF', pdf(), { name: 'a.pdf', type: 'application/pdf' }],
    [
      'a WebP',
      joined(text('RIFF'), Uint8Array.of(26, 0, 0, 0), text('WEBPVP8L')),
      { name: 'a.webp' },
    ],
    ['the first bytes of a PNG', picture.subarray(0, 40)],
    ['a PNG cut off in its pixels', picture.subarray(0, picture.length - 30)],
    ['a PNG with a page behind its end', joined(picture, text(script))],
    [
      'a PNG with a zip behind its end',
      joined(picture, Uint8Array.of(0x50, 0x4b, 5, 6), kilobytes(1)),
    ],
    [
      'a PNG with a page and a second end behind it',
      joined(picture, text(script), pngChunk('IEND', new Uint8Array())),
    ],
    [
      'a PNG that carries a script as a comment',
      realPng(1200, 400, { more: [pngChunk('tEXt', text(`Comment\0${script}`))] }),
    ],
    ['a PNG whose check sum is wrong', Buffer.from(picture).fill(1, 29, 33)],
    [
      'a PNG that unpacks to a hundred times its size',
      realPng(1200, 400, { pixels: kilobytes(48_000) }),
    ],
    ['a PNG whose pixels are not all there', realPng(1200, 400, { pixels: kilobytes(1) })],
    [
      'a PNG whose pixels are noise',
      joined(
        picture.subarray(0, 33),
        pngChunk('IDAT', deflateSync(kilobytes(1)).subarray(0, 6)),
        pngChunk('IEND', new Uint8Array()),
      ),
    ],
    ['a PNG of 60000 × 60000 pixels', realPng(60_000, 60_000, { pixels: kilobytes(1) })],
    ['a PNG without height', realPng(1200, 0)],
    ['a GIF that is a script', text('GIF89a/*=1;*/alert(1);')],
    [
      'a GIF with a page inside',
      joined(text('GIF89a'), Uint8Array.of(0xb0, 4, 0x90, 1, 0, 0, 0), text(`${script};`)),
    ],
    ['a GIF of the largest size there is', gif(65_535, 65_535)],
    ['a JPEG without an end', jpeg(1200, 400).slice(0, -2)],
    [
      'a JPEG with PHP inside',
      joined(
        jpeg(1200, 400).slice(0, -2),
        text('<?php system($_GET[0]);'),
        Uint8Array.of(0xff, 0xd9),
      ),
    ],
    ['a JPEG without a frame', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9, 0, 0, 0, 0, 0xff, 0xd9)],
    ['a picture that is too small', realPng(1199, 400)],
    ['a picture that is too wide', realPng(3841, 400)],
    ['a tall picture for the desktop', realPng(1200, 1201)],
    ['a wide picture for the phone', realPng(1200, 600), { priority: 2 }],
    ['a GIF for a logo', gif(200, 100), { priority: 9 }],
    [
      'a logo above one megabyte',
      joined(jpeg(200, 100).slice(0, -2), kilobytes(1025), Uint8Array.of(0xff, 0xd9)),
      { priority: 10 },
    ],
    ['an eleventh card', picture, { priority: 11 }],
    ['card 0', picture, { priority: 0 }],
    ['no number for a card', picture, { priority: '1e0' }],
  ])('%s is refused and nothing is kept', async (_title, bytes, given = {}) => {
    const before = await storedCount();
    const answer = await test.upload({ content: bytes, ...given }, content);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ in: 'body', field: expect.stringMatching(/^\/(file|priority)$/) }],
    });
    expect(answer.json<{ message: string }>().message).toMatch(/^[A-Z].{10,}/);
    expect(await storedCount()).toBe(before);
  });

  it.each<[string, number, { body?: Buffer; headers: Record<string, string> }]>([
    ['what is no form', 400, { ...formOf({ content: picture }), body: Buffer.from('nothing') }],
    [
      'a form without its edge',
      400,
      { ...formOf({ content: picture }), headers: { 'content-type': 'multipart/form-data' } },
    ],
    [
      'a form that is cut off',
      400,
      { ...formOf({ content: picture }), body: formOf({ content: picture }).body.subarray(0, 300) },
    ],
    ['bytes alone', 415, { body: picture, headers: { 'content-type': 'image/png' } }],
    ['JSON', 415, { body: Buffer.from('{}'), headers: { 'content-type': 'application/json' } }],
    ['more than ten megabytes', 413, formOf({ content: kilobytes(10 * 1024 + 17) })],
  ])('%s gets %i', async (_title, status, request) => {
    const answer = await content.call('POST', '/ads/upload-media-to-s3', request);
    expect(answer.statusCode).toBe(status);
  });

  it('a form with two files or a field that there is not', async () => {
    const { body, headers } = formOf({ content: picture });
    const edge = '------takeover-form-edge';
    const more = (part: string) =>
      content.call('POST', '/ads/upload-media-to-s3', {
        headers,
        body: Buffer.concat([
          Buffer.from(`${edge}\r\nContent-Disposition: form-data; ${part}\r\n\r\nx\r\n`),
          body,
        ]),
      });
    expect((await more('name="file"; filename="b.png"')).statusCode).toBe(400);
    expect((await more('name="__proto__"')).statusCode).toBe(400);
    expect((await more('name="priority"')).statusCode).toBe(400);
    expect((await more('name="colour"')).json<{ message: string }>().message).toBe(
      'There is no field named "colour" here.',
    );
  });
});

describe('a picture', () => {
  it.each<[string, Uint8Array, number, string]>([
    ['a PNG', realPng(1920, 800), 1, 'image/png'],
    ['a JPEG', jpeg(1200, 400), 6, 'image/jpeg'],
    ['a GIF', gif(1080, 1350), 2, 'image/gif'],
    ['a logo', realPng(360, 120), 9, 'image/png'],
  ])('%s is known by its bytes whatever it is called', async (_title, bytes, priority, type) => {
    const sent = { content: bytes, priority, name: '../../etc/pass wd.svg', type: 'text/html' };
    const answer = ok<Uploaded>(await test.upload(sent, content));
    expect(answer).toMatchObject({
      priority,
      type,
      size: bytes.length,
      url: `/ads/media/${answer.id}`,
    });
    expect(slotMediaId(answer.url)).toBe(answer.id);
    expect((answer as unknown as { name: string }).name).not.toMatch(/[/\\]/);
    const shown = await content.get(answer.url);
    expect(shown.statusCode).toBe(200);
    expect(shown.rawPayload.equals(Buffer.from(bytes))).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('is its uploader’s until a slot names it, then of everyone who may see slots', async () => {
    const { url } = ok<Uploaded>(await test.upload({ content: picture }, content));
    const reader = await test.as('lookup-view');
    expect((await content.get(url)).statusCode).toBe(200);
    expect((await reader.get(url)).statusCode).toBe(404);
    expect((await test.anonymous.get(url)).statusCode).toBe(401);
    const fields = { is_draft: true, product_cards: [{ priority: 1, content: url }] };
    ok(await test.create(fields, content));
    expect((await reader.get(url)).statusCode).toBe(200);
  });

  it('that no slot names is removed after a day; that a slot let go of, after a month', async () => {
    const rowOf = async (id: string) => {
      const [row] = await test.client.db.select().from(files).where(eq(files.id, id));
      return row;
    };
    const first = ok<Uploaded>(await test.upload({ content: picture }));
    expect((await rowOf(first.id))?.expiresAt?.toISOString()).toBe('2026-11-21T06:00:00.000Z');
    const product_cards = [{ priority: 1, content: first.url }];
    const slot = ok(await test.create({ is_draft: true, product_cards }));
    expect(await rowOf(first.id)).toMatchObject({ expiresAt: null, recordId: String(slot.id) });
    ok(await test.update(slot.id, { version: 1, product_cards: [] }));
    expect((await rowOf(first.id))?.expiresAt?.toISOString()).toBe('2026-12-20T06:00:00.000Z');
    await test.client.db
      .update(files)
      .set({ expiresAt: new Date('2026-11-20T05:59:59.000Z') })
      .where(eq(files.id, first.id));
    ok(await test.upload({ content: picture }));
    expect(await rowOf(first.id)).toBeUndefined();
    const kept = await test.client.db
      .select()
      .from(fileContents)
      .where(eq(fileContents.fileId, first.id));
    expect(kept).toEqual([]);
  });

  it('is not uploaded by those who only read', async () => {
    const reader = await test.as('lookup-view');
    expect((await test.upload({ content: picture }, reader)).statusCode).toBe(403);
  });

  it('of another screen is not shown here', async () => {
    const [row] = await test.client.db
      .insert(files)
      .values({
        resource: 'announcements',
        field: 'picture',
        recordId: '1',
        name: 'a.png',
        mediaType: 'image/png',
        size: 1,
        sha256: '',
        createdBy: 1,
      })
      .returning();
    expect((await content.get(`/ads/media/${row?.id}`)).statusCode).toBe(404);
  });
});
