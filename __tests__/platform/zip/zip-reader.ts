import { createRequire } from 'node:module';
import type * as Yauzl from '../../../hr-api/node_modules/@types/yauzl';

/** The HR API's reader of zips: tools of the portal bring an older one of the same name. */
export const { fromBufferPromise, fromRandomAccessReaderPromise, RandomAccessReader } = createRequire(
  new URL('../../../hr-api/package.json', import.meta.url),
)('yauzl') as typeof Yauzl;
