import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roleOfClaims } from './role-of-claims.js';

const rules = { rolesClaim: 'groups', roles: { boss: 'admin', team: 'analyst', reader: 'viewer' } } as const;

test('the role with the most rights counts, whatever the order of the values', () => {
  assert.equal(roleOfClaims({ groups: ['reader', 'team', 'boss'] }, rules), 'admin');
  assert.equal(roleOfClaims({ groups: ['team', 'reader'] }, rules), 'analyst');
  assert.equal(roleOfClaims({ groups: 'team' }, rules), 'analyst');
});

test('a claim without a known value gives the default role, or none', () => {
  for (const groups of [undefined, null, [], ['TEAM'], ['toString'], [{ team: true }], 7, { team: true }]) {
    assert.equal(roleOfClaims({ groups }, rules), undefined);
    assert.equal(roleOfClaims({ groups }, { ...rules, defaultRole: 'viewer' }), 'viewer');
  }
});

test('a claim is named as it is, or by its path', () => {
  const nested = { rolesClaim: 'realm_access.roles', roles: rules.roles };
  assert.equal(roleOfClaims({ realm_access: { roles: ['team'] } }, nested), 'analyst');
  assert.equal(roleOfClaims({ realm_access: 'team' }, nested), undefined);
  const address = { rolesClaim: 'https://bank.example/roles', roles: rules.roles };
  assert.equal(roleOfClaims({ 'https://bank.example/roles': ['boss'] }, address), 'admin');
});
