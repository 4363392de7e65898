import auditTexts from './audit-texts.json';
import { CLIENT_CODE_QUEUE, clientCodeWorker } from './code-worker';
import { clientUserHandlers } from './handlers';
import { clientUserSample } from './client-user-sample';
import { defineCapability } from '../../platform/capability';
import { purgeClientSteps } from './data';

export const clientUsersCapability = defineCapability({
  name: 'client-users',
  handlers: clientUserHandlers,
  queues: { [CLIENT_CODE_QUEUE]: clientCodeWorker },
  purges: { 'purge client steps': purgeClientSteps },
  sampleData: clientUserSample,
  auditTexts,
});
