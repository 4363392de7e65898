const { readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { process: compile } = require('./esbuild-transform.cjs');

const TESTS = path.resolve(__dirname, '../../..') + path.sep;

process.setSourceMapsEnabled(true);

/** From now on Node requires TypeScript too, also where jest has put its own compiler before it. */
Module._extensions['.ts'] = (module, file) => {
  Module.prototype._compile.call(module, compile(readFileSync(file, 'utf8'), file).code, file);
};

/** Loads a test file as Node does, anew with whatever lies beside the tests; the modules of the HR API stay loaded. */
exports.load = (file, globals) => {
  Object.assign(globalThis, globals);
  for (const known of Object.keys(require.cache))
    if (known.startsWith(TESTS) && known.endsWith('.ts')) delete require.cache[known];
  require(file);
};
