import type { HelpdeskSettings, helpdeskSettingsCalls } from '../../../lib/contract/helpdesk/settings';
import type { LookupRow, LookupShape } from '../../../lib/contract/platform/lookups/lookup-shape';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import type { Lookup } from '../../platform/lookups/lookup';
import { refuseIf } from '../../platform/lookups/lookup-issues';
import { lockLookup } from '../../platform/lookups/lookup-rows';
import { saveRow } from '../../platform/lookups/save-row';
import { recalculateForWorkingTime } from '../targets/recalculate-due-dates';
import { readWorkingTime } from '../targets/working-time';
import { priorities } from './lookups/priorities';
import { processes } from './lookups/processes';
import { statuses } from './lookups/statuses';
import { subProcesses } from './lookups/sub-processes';
import { readSettings } from './settings-data';
import { holidayIssues, workingHoursIssues, type SettingIssueAt } from './settings-rules';
import { SETTINGS_LOCK, storeHolidays, storeWorkingHours } from './settings-stores';

const settingsIn = ({ db, language, now }: CallContext) => readSettings(db, { language, on: dayOf(now) });

/** Saves a row of one of the lookups and answers the settings as they are then. */
const saveHandler =
  <Shape extends LookupShape, Request extends LookupRow<Shape>>(lookup: Lookup<Shape, Request>) =>
  async (request: Request, context: CallContext): Promise<HelpdeskSettings> => {
    await saveRow(lookup, request, context);
    return settingsIn(context);
  };

interface TimeChange {
  readonly issues: readonly SettingIssueAt[];
  readonly store: () => Promise<void>;
  /** What is replaced, for the audit. */
  readonly part: keyof HelpdeskSettings;
  readonly about: { readonly kind: string; readonly action: string };
}

/** Stores what clocks run by; what is still to come moves along. Answers the settings as they are then. */
async function saveTime(context: CallContext, { issues, store, part, about }: TimeChange): Promise<HelpdeskSettings> {
  const { db, now } = context;
  await lockLookup(db, SETTINGS_LOCK);
  refuseIf(issues);
  const before = await settingsIn(context);
  const timeBefore = await readWorkingTime(db);
  await store();
  await recalculateForWorkingTime(db, timeBefore, await readWorkingTime(db), now);
  const after = await settingsIn(context);
  await audit(context, {
    subject: { kind: about.kind, id: 'all' },
    action: about.action,
    before: { [part]: before[part] },
    after: { [part]: after[part] },
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

  saveWorkingHours: {
    allow,
    handle: (request, context) =>
      saveTime(context, {
        issues: workingHoursIssues(request),
        store: () => storeWorkingHours(context.db, request),
        part: 'WorkingHours',
        about: { kind: 'working hours', action: 'change working hours' },
      }),
  },

  saveHolidays: {
    allow,
    handle: (request, context) =>
      saveTime(context, {
        issues: holidayIssues(request),
        store: () => storeHolidays(context.db, request),
        part: 'Holidays',
        about: { kind: 'holidays', action: 'change holidays' },
      }),
  },
};
