const GLOBALS = 'jest, expect, test, it, describe, beforeAll, beforeEach, afterAll, afterEach';

/** Instead of a test file: hands it over to Node, with the words that tests are written in. */
exports.process = () => ({ code: `loadNatively(__filename, { ${GLOBALS} });` });
