import auditTexts from './audit-texts.json';
import { buddyHandlers } from './handlers';
import { defineCapability } from '../../platform/capability';
import { loadBuddies, loadBuddyChoices } from './sample';
import { sampleData } from '../../platform/sample-data';
import { tourImages } from './tables';
import { toursErasure } from './tours-erasure';

export const buddyCapability = defineCapability({
  name: 'buddy',
  handlers: buddyHandlers,
  referenceData: [{ table: tourImages, order: 2, load: loadBuddies }],
  sampleData: sampleData(['accounts'], (tx, { accounts, today }) => loadBuddyChoices(tx, accounts, today)),
  erasure: [toursErasure],
  auditTexts,
});
