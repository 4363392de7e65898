type Page = `/${string}`;

export const JOB_STATUS_PAGE = '/ecenter/jobstatusupdate';
export const TO_COME_PAGE = `${JOB_STATUS_PAGE}/tocome`;
export const ENDING_PAGE = `${JOB_STATUS_PAGE}/ending`;
export const JOIN_PAGE = `${JOB_STATUS_PAGE}/join`;
export const MANAGER_PAGE = '/ecenter/managerupdate';
export const MOVE_PAGE = `${MANAGER_PAGE}/move`;

const request = (base: Page, key: string): Page => `${base}/request/${encodeURIComponent(key)}`;
const edit = (page: Page, id: string): Page => `${page}/edit/${encodeURIComponent(id)}`;

/** The page on which somebody comes back, by an employment of theirs. */
export const joiningPage = (key: string): Page => `${JOIN_PAGE}?rehire=${encodeURIComponent(key)}`;

/** JOBS-03 to JOBS-05. */
export const jobStatusPage = (key: string) => request(JOB_STATUS_PAGE, key);
export const addJobStatusPage = (key: string): Page => `${jobStatusPage(key)}/add`;
export const editJobStatusPage = (key: string, id: string) => edit(jobStatusPage(key), id);

/** MGRC-02 to MGRC-04, AMGR-01, AMGR-02. */
export const managersPage = (key: string) => request(MANAGER_PAGE, key);
export const addManagerPage = (key: string, isAdmin: boolean): Page =>
  `${managersPage(key)}/add${isAdmin ? '/admin' : ''}`;
export const editManagerPage = (key: string, id: string, isAdmin: boolean): Page =>
  `${edit(managersPage(key), id)}${isAdmin ? '/admin' : ''}`;
export const moveTeamPage = (key: string): Page => `${MOVE_PAGE}/key/${encodeURIComponent(key)}`;

export const assignmentsPage = (key: string): Page => `${jobStatusPage(key)}/assignment`;
export const addAssignmentPage = (key: string): Page => `${assignmentsPage(key)}/add`;
export const editAssignmentPage = (key: string, id: string) => edit(assignmentsPage(key), id);

export const employmentPage = (key: string): Page => `${jobStatusPage(key)}/employment`;
export const leavingPage = (key: string): Page => `${employmentPage(key)}/leave`;

export const changesPage = (key: string): Page => `${jobStatusPage(key)}/changes`;

/** The same page on another day, and as its record was known on one; days are DD-MMM-YYYY, empty for today. */
export function onDays(page: Page, on: string, known: string): Page {
  const query = new URLSearchParams({ ...(on && { on }), ...(known && { known }) }).toString();
  return query ? `${page}?${query}` : page;
}
