import type { RequestFor } from '../../../lib/contract/all';
import type { HelpdeskSettings, helpdeskSettingsCalls } from '../../../lib/contract/helpdesk/settings';
import type { LookupRow, LookupShape } from '../../../lib/contract/platform/lookups/lookup-shape';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import type { Lookup } from '../../platform/lookups/lookup';
import { refuseIf } from '../../platform/lookups/lookup-issues';
import { lockLookup } from '../../platform/lookups/lookup-rows';
import { saveRow } from '../../platform/lookups/save-row';
import { readDueDates } from '../targets/follow-calendar';
import { priorities } from './lookups/priorities';
import { processes } from './lookups/processes';
import { statuses } from './lookups/statuses';
import { subProcesses } from './lookups/sub-processes';
import { readSettings } from './settings-data';
import { settingIssueIf } from './settings-rules';
import { SETTINGS_LOCK, storeCalendar } from './settings-stores';

const settingsIn = ({ db, language, now }: CallContext) => readSettings(db, { language, on: dayOf(now) });

/** Saves a row of one of the lookups and answers the settings as they are then. */
const saveHandler =
  <Shape extends LookupShape, Request extends LookupRow<Shape>>(lookup: Lookup<Shape, Request>) =>
  async (request: Request, context: CallContext): Promise<HelpdeskSettings> => {
    await saveRow(lookup, request, context);
    return settingsIn(context);
  };

/** Names another calendar; what is still to come moves along. */
async function saveCalendar({ CalendarCode }: RequestFor<'saveHelpdeskCalendar'>, context: CallContext) {
  const { db } = context;
  await lockLookup(db, SETTINGS_LOCK);
  const before = await settingsIn(context);
  const isKnown = CalendarCode === 0 || before.Calendars.some((calendar) => calendar.CalendarCode === CalendarCode);
  refuseIf(settingIssueIf(!isKnown, 'CalendarCode', 'unknown'));
  const moveDueDates = await readDueDates(context);
  await storeCalendar(db, CalendarCode || null);
  await moveDueDates();
  const after = await settingsIn(context);
  await audit(context, {
    subject: { kind: 'helpdesk calendar', id: 'all' },
    action: 'change helpdesk calendar',
    before: { CalendarCode: before.CalendarCode },
    after: { CalendarCode },
  });
  return after;
}

/** Who keeps the helpdesk's settings reads and changes all of them. */
const allow = 'helpdesk.configure';

export const helpdeskSettingsHandlers: Handlers<keyof typeof helpdeskSettingsCalls> = {
  getHelpdeskSettings: { allow, handle: (_request, context) => settingsIn(context) },
  saveHelpdeskProcess: { allow, handle: saveHandler(processes) },
  saveHelpdeskSubProcess: { allow, handle: saveHandler(subProcesses) },
  saveHelpdeskPriority: { allow, handle: saveHandler(priorities) },
  saveHelpdeskStatus: { allow, handle: saveHandler(statuses) },
  saveHelpdeskCalendar: { allow, handle: saveCalendar },
};
