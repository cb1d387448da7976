/** Version of the product, of its interface and of its packages: one number for all of them (docs/releases.md). */
export const VERSION = '0.2.0';
