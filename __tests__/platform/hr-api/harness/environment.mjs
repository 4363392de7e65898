import * as pglite from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { TestEnvironment } from 'jest-environment-node';
import { recordStatements, writeStatements } from '../releases/record-statements.mjs';

const statementsFile = process.env.HR_API_TEST_STATEMENTS;
if (statementsFile) recordStatements(pglite.PGlite);

/** Lends tests the embedded database of the surrounding process, because it imports modules in a way that jest's sandbox cannot. */
export default class HrApiEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.pglite = { ...pglite, btree_gist, citext, pg_trgm, unaccent };
  }

  async teardown() {
    if (statementsFile) writeStatements(statementsFile);
    await super.teardown();
  }
}
