const { transformSync } = require('esbuild');

/** Compiles TypeScript to what Node requires; a module's own address stays known to it. */
exports.process = (source, file) => {
  const { code } = transformSync(source, {
    loader: 'ts',
    format: 'cjs',
    target: 'node20',
    supported: { 'dynamic-import': false },
    sourcefile: file,
    sourcemap: 'inline',
    define: { 'import.meta.url': '__moduleAddress' },
    banner: "const __moduleAddress = require('node:url').pathToFileURL(__filename).href;",
  });
  return { code };
};
