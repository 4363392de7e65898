import auditTexts from './audit-texts.json';
import { PASSWORD_CODE_QUEUE, passwordCodeWorker } from './code-requests';
import { defineCapability } from '../../platform/capability';
import { passwordHandlers } from './handlers';
import { purgePasswordCodes } from './data';

export const passwordsCapability = defineCapability({
  name: 'passwords',
  handlers: passwordHandlers,
  queues: { [PASSWORD_CODE_QUEUE]: passwordCodeWorker },
  purges: { 'purge password codes': purgePasswordCodes },
  auditTexts,
});
