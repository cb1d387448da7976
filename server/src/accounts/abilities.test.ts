import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ROLES } from '../domain/caller.js';
import { ABILITY_NAMES, may } from './abilities.js';

test('the table of roles in docs/security.md is that of the abilities', () => {
  const page = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  assert.ok(rows.includes(`| Ability | ${ROLES.map((role) => `\`${role}\``).join(' | ')} |`));
  for (const ability of ABILITY_NAMES) {
    const cells = rows.find((row) => row.startsWith(`| \`${ability}\`: `))?.split(' | ') ?? [];
    const allowed = cells.slice(1).map((cell) => cell.startsWith('yes'));
    assert.deepEqual(
      allowed,
      ROLES.map((role) => may(role, ability)),
      ability,
    );
  }
});
