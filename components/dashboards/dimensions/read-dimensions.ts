import { cache } from 'react';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';

/** What people can be told apart by; read once for all tiles of a page. */
export const readDimensions = cache(() => tryCallHr('listDimensions', {}));
