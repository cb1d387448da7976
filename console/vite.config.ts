import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import * as colours from '@radix-ui/colors';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg)$/;
/**
 * What two pages share and the first does not need, their words and what shows them: fetched with them. A module of the shared file takes what
 * it imports along.
 */
const NOT_LATER =
  /^(?!.*\/console\/src\/(evidence\/|pages\/|app\/(copy-text|fault-of|second-factor\/|secret-dialog|single-sign-on\/|step-up)|components\/(change-badge|confirm-dialog|day-field|field-changes|file-drop|outcome)|i18n\/en\/(?!(shared|decision|sign-in|plural)\.)))/;

export default defineConfig({
  base: '/console/',
  plugins: [
    react(),
    // Messages of the components in the languages we ship, and no others.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    radixColours(),
    compressFiles(),
  ],
  build: {
    // The policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    // The service names the scripts of the first page in a header.
    manifest: true,
    modulePreload: { polyfill: false },
    // Over HTTP/1.1 a browser fetches six files at once: what two pages share is one file, and so are the styles.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', test: NOT_LATER, minShareCount: 2 }] } } },
    target: ['chrome125', 'firefox128', 'safari17.5'],
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': process.env.TOUCHSTONE_URL ?? 'http://127.0.0.1:8080' } },
});

/** `radix(slate 11)`, or `radix(white, slate 2)` for light and dark, becomes `light-dark(…)` of the published scales. */
function radixColours(): Plugin {
  const scales = colours as unknown as Record<string, Record<string, string>>;
  const colourOf = (name: string, dark: boolean): string => {
    const [scale = '', step = ''] = name.trim().split(/\s+/);
    const value = scale === 'white' ? '#fff' : scales[dark ? `${scale}Dark` : scale]?.[`${scale}${step}`];
    if (value === undefined) throw new Error(`@radix-ui/colors has no ${name}`);
    return value;
  };
  return {
    name: 'radix-colours',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('tokens.css')) return null;
      return code.replace(/radix\(([^,)]+)(?:,([^)]+))?\)/g, (_whole, light: string, dark = light) => {
        return `light-dark(${colourOf(light, false)}, ${colourOf(dark, true)})`;
      });
    },
  };
}

/** Writes `.br` and `.gz` beside each text file, so that the service compresses nothing while it answers. */
function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file))) {
        const content = readFileSync(join(dir, name));
        writeFileSync(
          join(dir, `${name}.br`),
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        );
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
