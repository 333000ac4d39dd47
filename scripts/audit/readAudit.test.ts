import { describe, expect, it } from 'vitest';
import { readAudit } from './readAudit.ts';

const report = (severity: string) =>
  JSON.stringify({ vulnerabilities: { left: { severity, range: '<1.2.0' } }, metadata: {} });

describe('the report of npm audit', () => {
  it.each(['high', 'critical'])('is bad with a fault of %s severity', severity => {
    expect(readAudit(report(severity))).toEqual({
      outcome: 'bad',
      lines: [`left <1.2.0: ${severity}`],
    });
  });

  it('is good with less, and with nothing', () => {
    expect(readAudit(report('moderate')).outcome).toBe('good');
    expect(readAudit('{"vulnerabilities":{}}').outcome).toBe('good');
  });

  it.each([
    ['{"message":"405 Method Not Allowed","error":{"summary":""}}', '405 Method Not Allowed'],
    ['{"error":{"code":"ENOTFOUND"}}', 'ENOTFOUND'],
    ['npm: offline', 'npm: offline'],
    ['', 'npm did not respond'],
  ])('says why nobody could be asked: %s', (text, line) => {
    expect(readAudit(text)).toEqual({ outcome: 'not asked', lines: [line] });
  });
});
