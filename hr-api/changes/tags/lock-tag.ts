import type { Database } from '../../platform/db/database';
import { lockLookup } from '../../platform/lookups/lookup-rows';

/** Whoever changes who looks after a tag, and whoever moves people with it, take turns until the transaction ends. */
export const lockTag = (db: Database, tagCode: number): Promise<void> => lockLookup(db, `tag ${tagCode}`);
