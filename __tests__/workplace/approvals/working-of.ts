import { capabilities } from '../../../hr-api/composed';
import type { Working } from '../../../hr-api/workplace/approvals/work/working';
import type { TestApp } from '../../platform/hr-api/harness/start-app';

/** What recurring work is given. */
export const workingOf = ({ app, db, clock, services }: TestApp): Working => ({
  db,
  log: app.log,
  clock: () => clock.now,
  env: services.env,
  mail: services.mail,
  capabilities,
  secrets: services.secrets,
});
