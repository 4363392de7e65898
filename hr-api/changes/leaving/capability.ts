import { defineCapability } from '../../platform/capability';
import { REPORTING_KINDS, leavingReasons } from '../../people/tables';
import { handoverWork } from './handover-work';
import { reportingResponsibility } from './responsibilities/reporting-lines';
import { leavingHandlers } from './leaving-handlers';
import { loadLeavingReasons } from './reasons';

export const leavingCapability = defineCapability({
  name: 'leaving',
  handlers: leavingHandlers,
  referenceData: [{ table: leavingReasons, order: 2, load: loadLeavingReasons }],
  recurring: [handoverWork],
  responsibilities: REPORTING_KINDS.map(reportingResponsibility),
});
