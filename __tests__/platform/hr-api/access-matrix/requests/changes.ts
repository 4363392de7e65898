import type { assignmentCalls } from '../../../../../lib/contract/changes/assignments';
import type { changeCalls } from '../../../../../lib/contract/changes/changes';
import type { jobStatusCalls } from '../../../../../lib/contract/changes/job-status';
import type { peopleToChangeCalls } from '../../../../../lib/contract/changes/people-to-change';
import type { changePreviewCalls } from '../../../../../lib/contract/changes/previews';
import type { reportingLineCalls } from '../../../../../lib/contract/changes/reporting-lines';
import type { Scene } from '../scene';
import { forAll, type RequestTable } from './request-table';

type ChangeCalls = keyof (typeof jobStatusCalls &
  typeof reportingLineCalls &
  typeof assignmentCalls &
  typeof changePreviewCalls &
  typeof changeCalls &
  typeof peopleToChangeCalls);

/** Of oneself, of somebody who reports to E1002, and of somebody of another unit. */
export const ofPeople = <Request>(request: (ChillCode: string) => Request) => ({
  own: ({ own }: Scene) => request(own.employment),
  report: ({ report }: Scene) => request(report.employment),
  foreign: ({ foreign }: Scene) => request(foreign.employment),
});

const NOBODYS = { JobCode: 'nobodys' };
const from = { EffectiveFrom: '01-Jun-2026', Justification: 'As agreed' };
const status = { ...from, JobStatus: '7', EndDate: '31-Jul-2026' };
const line = { ...from, ReportingID: 'E1003' };
const place = { ...from, LevelCode: 'director' };

export const changesRequests: RequestTable<ChangeCalls> = {
  listJobStatuses: ofPeople((ChillCode) => ({ ChillCode })),
  listJobStatusChoices: ofPeople((ChillCode) => ({ ChillCode, Mode: 'add' as const })),
  getJobStatus: ofPeople((ChillCode) => ({ ChillCode, ...NOBODYS })),
  addJobStatus: ofPeople((ChillCode) => ({ ChillCode, ...status })),
  editJobStatus: ofPeople((ChillCode) => ({ ChillCode, JobStatusCode: 'nobodys', ...status })),
  listEndingStatuses: forAll({}),
  settleJobStatus: ofPeople((ChillCode) => ({ ChillCode, ...NOBODYS, Decision: 'confirm' as const })),
  listManagers: ofPeople((ChillCode) => ({ ChillCode })),
  listAdminManagers: ofPeople((ChillCode) => ({ ChillCode })),
  getManagerLine: ofPeople((ChillCode) => ({ ChillCode, ...NOBODYS })),
  getAdminManagerLine: ofPeople((ChillCode) => ({ ChillCode, ...NOBODYS })),
  addManager: ofPeople((ChillCode) => ({ ChillCode, ...line })),
  editManager: ofPeople((ChillCode) => ({ ChillCode, managerKeyCode: 'nobodys', ...line })),
  addAdminManager: ofPeople((ChillCode) => ({ ChillCode, ...line })),
  editAdminManager: ofPeople((ChillCode) => ({ ChillCode, managerKeyCode: 'nobodys', ...line })),
  listLeaderChoices: forAll({ Kind: 'manager' as const, Search: 'E1003' }),
  listMovableReports: ofPeople((ChillCode) => ({ ChillCode, Kind: 'manager' as const })),
  moveReports: ofPeople((ChillCode) => ({ ChillCode, Kind: 'manager' as const, ...line })),
  listAssignments: ofPeople((ChillCode) => ({ ChillCode })),
  listAssignmentChoices: ofPeople((ChillCode) => ({ ChillCode })),
  addAssignment: ofPeople((ChillCode) => ({ ChillCode, ...place })),
  editAssignment: ofPeople((ChillCode) => ({ ChillCode, AssignmentCode: 'nobodys', ...place })),
  previewChange: ofPeople((ChillCode) => ({ Kind: 'job_status' as const, Form: { ChillCode, ...status } })),
  getChangeSubject: ofPeople((ChillCode) => ({ ChillCode })),
  listChangesToCome: forAll({}),
  listPersonChanges: ofPeople((ChillCode) => ({ ChillCode })),
  undoChange: forAll({ ChangeCode: 'nobodys' }),
  getChangeSettings: forAll({}),
  saveChangeSettings: forAll({ manjm: true, smanjm: false, ApprovalKinds: [], EndingDays: 30 }),
  listPeopleToChange: forAll({ PageSize: 3 }),
  countPeopleToChange: forAll({}),
};
