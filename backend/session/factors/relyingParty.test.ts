import { describe, expect, it } from 'vitest';
import { relyingParty } from './relyingParty.ts';

describe('the address that passkeys are made for', () => {
  it.each<[string, string | undefined]>([
    ['https://console.example.com', 'console.example.com'],
    ['https://console.example.com:8443', 'console.example.com'],
    ['http://localhost:4000', 'localhost'],
    ['http://console.example.com', undefined],
    ['https://192.168.1.20', undefined],
    ['https://[::1]', undefined],
  ])('of %s is %s', (publicUrl, id) => {
    const product = { name: 'Nivaas', slug: 'nivaas' };
    expect(relyingParty({ publicUrl: new URL(publicUrl), product })?.id).toBe(id);
  });
});
