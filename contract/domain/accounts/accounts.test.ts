import { describe, expect, it } from 'vitest';
import accountSchema from '#form-schemas/account.schema.json' with { type: 'json' };
import { isAccountEditable } from './accountStatus.ts';
import { clientStatuses } from './clientStatus.ts';
import { clientTypes, salesReportClientTypes } from './clientTypes.ts';
import { approvalMatrixDomainId, domains, identityDomainId } from './domains.ts';
import { migrationNotice } from './migration.ts';

describe('accounts', () => {
  it('T40 has Hot, Warm, Cold, in which order lists are sorted', () => {
    const sorted = clientStatuses.toSorted((a, b) => a.sortOrder - b.sortOrder);
    expect(sorted.map(({ label }) => label)).toEqual(['Hot', 'Warm', 'Cold']);
    expect(accountSchema.properties.clientStatusId.enum).toEqual(sorted.map(({ id }) => id));
  });

  it('T41 has five client types and a report for two of them', () => {
    expect(clientTypes.map(type => type.label)).toEqual([
      'Builder',
      'Broker',
      'Owner',
      'Financial Institution',
      'Marketing Agency',
    ]);
    expect(salesReportClientTypes).toEqual(['OWNER', 'BROKER']);
  });

  it('T6 resets passwords in the identity domain, which is no marketplace', () => {
    expect(domains.map(domain => domain.id)).toEqual([1, 5, 7]);
    expect(domains.some(domain => Number(domain.id) === identityDomainId)).toBe(false);
    expect(approvalMatrixDomainId).toBe(5);
  });

  it.each([
    [4, true],
    [5, false],
    [6, false],
  ])('an account in status %i is editable: %s', (statusId, expected) => {
    expect(isAccountEditable(statusId)).toBe(expected);
  });

  it.each([
    ['SUCCESS', 'success', 'Account Migrated Successfully'],
    ['ERROR', 'error', 'Account Migration Unsuccessful'],
    ['ALREADY MIGRATED', 'warning', 'Account Already Migrated'],
    ['toString', 'error', 'Account Migration Unsuccessful'],
    ['', 'error', 'Account Migration Unsuccessful'],
  ])('a migration that answers %j', (status, kind, text) => {
    expect(migrationNotice(status, 'Account')).toEqual({ kind, text });
  });
});
