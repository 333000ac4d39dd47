import { expect, it } from 'vitest';
import { isOwnNetwork } from './isOwnNetwork.ts';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '[::1]',
  '[fe80::1]',
  '[fd00::1]',
  '::ffff:10.0.0.1',
  '[::ffff:7f00:1]',
  'localhost',
])('knows %s as one of its own', async host => {
  expect((await isOwnNetwork(host)).isOwn).toBe(true);
});

it.each(['8.8.8.8', '172.32.0.1', '[2606:4700::1]'])('knows %s as one of the web', async host => {
  expect((await isOwnNetwork(host)).isOwn).toBe(false);
});
