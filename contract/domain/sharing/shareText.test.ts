import { describe, expect, it } from 'vitest';
import { shareText, type Shared } from './shareText.ts';

const packages = [
  {
    name: 'Grow 90D',
    displayName: 'Grow fast',
    durationDays: 90,
    cityName: 'Pune',
    quantity: 2,
    salesPaise: 30_000_00,
    products: [{ name: 'Featured Listing', quantity: 3 }],
  },
  { name: 'Boost', quantity: 1, salesPaise: 13_500_00, products: [] },
];
const sending = {
  channel: 'mail',
  client: 'Prem Kumar',
  sender: 'Asha Rao',
  product: 'Nivaas',
  note: null,
  link: 'https://console.example/s/abc',
  packages,
} as const;
const payment: Shared = {
  ...sending,
  kind: 'payment',
  amount: 51_330_00,
  tdsBp: 0,
  until: '2026-12-05',
};
const details: Shared = { ...sending, kind: 'details' };

describe('a payment link in words', () => {
  it('is a mail with what it is for, how much, until when and from whom', () => {
    expect(shareText(payment)).toEqual({
      subject: 'Nivaas: pay ₹51,330',
      text: `Prem Kumar, please pay ₹51,330 for 2 x Grow fast, Boost with this link:

https://console.example/s/abc

The link is valid until 5/12/2026.

Asha Rao, Nivaas`,
    });
  });

  it('asks for what is left when the TDS is taken off, and says so', () => {
    const { text } = shareText({ ...payment, amount: 1180_00, tdsBp: 1000 });
    expect(text).toContain('please pay ₹1,080');
    expect(text).toContain('(TDS of 10 percent is taken off)');
  });

  it('is one line as a text message', () => {
    const { text } = shareText({ ...payment, channel: 'sms' });
    expect(text).toBe(
      'Prem Kumar, please pay ₹51,330 to Nivaas: https://console.example/s/abc The link is valid until 5/12/2026.',
    );
  });

  it('has the words of the sender above it, whatever the channel', () => {
    for (const channel of ['mail', 'sms', 'whatsapp'] as const)
      expect(shareText({ ...payment, channel, note: 'As agreed.' }).text).toMatch(/^As agreed\./);
  });

  it('names no packages where there are none', () => {
    expect(shareText({ ...payment, packages: [] }).text).toContain('please pay ₹51,330 with');
  });
});

describe('package details in words', () => {
  it('tell each package at the price of the deal, and where to open them', () => {
    const { subject, text } = shareText(details);
    expect(subject).toBe('Nivaas: Grow fast, Boost');
    expect(text).toBe(`Prem Kumar, here are the packages that we talked about.

2 x Grow fast
90 days, Pune
- 3 x Featured Listing
₹30,000, GST extra

Boost
₹13,500, GST extra

Asha Rao, Nivaas

You can also open them here:
https://console.example/s/abc`);
  });

  it('leave all but names and link to the page in a text message', () => {
    expect(shareText({ ...details, channel: 'sms' }).text).toBe(
      'Prem Kumar, here is 2 x Grow fast, Boost from Nivaas: https://console.example/s/abc',
    );
  });

  it('keep a subject that a mail server takes', () => {
    const many = Array.from({ length: 20 }, () => ({ ...packages[0], name: 'x'.repeat(30) }));
    const { subject } = shareText({
      ...details,
      packages: many.map(({ name }) => ({ name, products: [] })),
    });
    expect(subject).toHaveLength(200);
  });
});
