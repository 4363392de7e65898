import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { loadTours } from './sample';
import { tourHandlers } from './handlers';
import { tours } from './tables';

export const toursCapability = defineCapability({
  name: 'tours',
  handlers: tourHandlers,
  referenceData: [{ table: tours, order: 2, load: loadTours }],
  auditTexts,
});
