import type { Handler } from '../../../platform/calls/call';
import { findChoices, MAX_SENT } from './choices';

export const listJobSections: Handler<'listJobSections'> = async (_request, { db, language }) =>
  (await findChoices(db, 'job-sections', { language, limit: MAX_SENT })).map(({ value, label }) => ({ value, label }));
