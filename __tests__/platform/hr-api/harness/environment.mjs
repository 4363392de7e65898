import * as pglite from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { TestEnvironment } from 'jest-environment-node';

/** Lends tests the embedded database of the surrounding process, because it imports modules in a way that jest's sandbox cannot. */
export default class HrApiEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.pglite = { ...pglite, btree_gist, citext, pg_trgm, unaccent };
  }
}
