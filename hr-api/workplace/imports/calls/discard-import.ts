import type { Handler } from '../../../platform/calls/call';
import { refuseImport } from '../find-import';
import { forgetImport } from '../forget-import';
import { importToDecide } from './import-to-decide';

export const discardImport: Handler<'discardImport'> = async ({ ImportCode }, context) => {
  const { record, may } = await importToDecide(context, ImportCode);
  if (!may.CanDiscard) throw refuseImport('ImportCode', 'wrong_state');
  await forgetImport(context, record);
  return {};
};
