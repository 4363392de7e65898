import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import { recordStatements, writeStatements } from '../platform/hr-api/releases/record-statements.mjs';
import { forgetsContexts } from './forget-contexts.mjs';

const require = createRequire(import.meta.url);
const { load } = require('../platform/hr-api/harness/native-modules.cjs');

const statementsFile = process.env.HR_API_TEST_STATEMENTS;
if (statementsFile) recordStatements(require('../../hr-api/platform/db/embedded/embedded-client.ts').EmbeddedClient);

/** `Object`, `Error`, `Date` and all the others that values are compared by. */
const classes = Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]/.test(name));

/**
 * Runs tests in the process itself, where the HR API and its packages are loaded once for all files: in jest's sandbox each
 * file loads them anew, which takes longer than most tests.
 */
export default class HrApiEnvironment extends forgetsContexts(TestEnvironment) {
  constructor(config, context) {
    super(config, context);
    for (const name of classes)
      Object.defineProperty(this.global, name, Object.getOwnPropertyDescriptor(globalThis, name));
    const { constructor: FakeTimers } = this.fakeTimersModern;
    this.fakeTimersModern = new FakeTimers({ config: config.projectConfig, global: globalThis });
    this.global.loadNatively = load;
  }

  async setup() {
    await super.setup();
    // Node knows the source maps of what it loaded.
    Error.prepareStackTrace = undefined;
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    if (statementsFile) writeStatements(statementsFile);
    await super.teardown();
  }
}
