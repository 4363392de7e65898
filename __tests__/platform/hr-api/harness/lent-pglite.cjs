/** The embedded database and its extensions, as `environment.mjs` lends them. */
module.exports = globalThis.pglite;
