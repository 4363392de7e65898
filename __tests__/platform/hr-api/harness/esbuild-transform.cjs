const { transformSync } = require('esbuild');

/** Compiles TypeScript to what jest runs; a module's own address stays known to it. */
module.exports = {
  process(source, file) {
    const { code, map } = transformSync(source, {
      loader: 'ts',
      format: 'cjs',
      target: 'node20',
      sourcefile: file,
      sourcemap: 'external',
      define: { 'import.meta.url': '__moduleAddress' },
      banner: "const __moduleAddress = require('node:url').pathToFileURL(__filename).href;",
    });
    return { code, map };
  },
};
