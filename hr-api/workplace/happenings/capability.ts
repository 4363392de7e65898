import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { greetingTemplate } from './greetings/greeting-mail';
import { greetingWork } from './greetings/greeting-work';
import { happeningHandlers } from './handlers';
import { loadGallery } from './gallery';
import { loadWishes } from './sample';
import { missedWishes } from './missed-wishes';
import { sampleData } from '../../platform/sample-data';
import { wishCounts } from './wish-counts';
import { wishImages } from './tables';
import { wishPermissions } from './permissions';
import permissionTexts from './permission-texts.json';
import { wishesErasure } from './wishes-erasure';

export const happeningsCapability = defineCapability({
  name: 'happenings',
  handlers: happeningHandlers,
  permissions: wishPermissions,
  permissionTexts,
  referenceData: [{ table: wishImages, order: 2, load: loadGallery }],
  sampleData: sampleData(['people'], (tx, { people, today }) => loadWishes(tx, people, today)),
  catchUpRows: missedWishes,
  mailTemplates: [greetingTemplate],
  recurring: [greetingWork],
  counts: wishCounts,
  erasure: [wishesErasure],
  auditTexts,
});
