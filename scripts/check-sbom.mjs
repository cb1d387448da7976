/** Fails when a bill of materials (CycloneDX JSON, first argument) misses a package that this platform's production installs. */
import { existsSync, readFileSync } from 'node:fs';
import { productionPackages } from './production-packages.mjs';

const bill = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const listed = new Set(
  allComponents(bill.components).map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`),
);
const missing = productionPackages()
  .filter(({ folder }) => existsSync(folder))
  .map(({ name, version }) => `${name}@${version}`)
  .filter((id) => !listed.has(id));

if (bill.bomFormat !== 'CycloneDX' || missing.length > 0) {
  console.error(`The bill of materials is incomplete. Missing: ${missing.join(', ') || 'the format CycloneDX'}`);
  process.exitCode = 1;
} else {
  console.log(`${process.argv[2]} lists ${listed.size} components.`);
}

/** Components can hold components of their own. */
function allComponents(components = []) {
  return components.flatMap((component) => [component, ...allComponents(component.components)]);
}
