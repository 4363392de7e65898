import auditTexts from './audit-texts.json';
import { defineCapability } from '../capability';
import { purgeUnclaimedUploads } from './uploads';
import { sweepFiles } from './storage/sweep';
import { uploadsErasure } from './uploads-erasure';

export const filesCapability = defineCapability({
  name: 'files',
  purges: {
    'sweep files': async (db, now, files) => {
      await purgeUnclaimedUploads(db, now);
      await sweepFiles(files, db, now);
    },
  },
  erasure: [uploadsErasure],
  auditTexts,
});
