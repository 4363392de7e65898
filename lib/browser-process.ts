/**
 * In the browser in place of two things that Next would send to every page (next.config.mjs): a `process` as in Node, of which
 * only this is asked for, and what browsers older than those it compiles for do not have. Of that, URL.canParse alone is
 * younger, and nothing in the browser uses it.
 */
const browserProcess = { env: {} };

export default browserProcess;
